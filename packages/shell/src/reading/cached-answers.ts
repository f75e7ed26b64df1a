import type { Emitter } from '@fjernsyn/kernel';
import type { ListKey, ListModel, LoadedList } from '@fjernsyn/lists';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import type { ListPages } from './list-pages';
import type { WatchedQueries } from './watched-queries';

/** The cache of what was read, for code that comes late and knows what of it is another by now. */
export interface AnswerCache {
  readonly queryClient: QueryClient;
  readonly watchedQueries: Pick<WatchedQueries, 'isWatched' | 'hold' | 'forget'>;
  readonly listPages: Pick<ListPages, 'of'>;
  /** Tells whoever shows a query of this hash to read it again. */
  readonly refreshes: Pick<Emitter<string | undefined>, 'emit'>;
  /** What a list is cached by. */
  readonly listKeyOf: (key: ListKey) => QueryKey;
}

/** What was read, in the hand of whoever knows that it is another by now. */
export interface CachedAnswers {
  /** Reads again what a query has read, over which the old answer stays: at once where somebody shows it, else for whoever shows it next. */
  renew(queryKey: QueryKey): void;
  /** The same for a list, in every order and filter that it was read by. */
  renewList(key: ListKey): void;
  /**
   * Changes what was read of a list, with all of its pages and in every order and filter, as the service has changed it: see `removeItem` of
   * lists. A list that is cleared by it is read again where somebody shows it.
   */
  changeList(key: ListKey, change: (list: LoadedList) => ListModel): void;
}

/** Makes the {@link CachedAnswers}. No first load has it: only what comes late changes what was read. */
export function createCachedAnswers(cache: AnswerCache): CachedAnswers {
  const { queryClient, watchedQueries, listPages, refreshes, listKeyOf } = cache;
  const renew = (queryKey: QueryKey): void => {
    if (!watchedQueries.isWatched(queryKey)) {
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      return;
    }
    // What is on its way may have been sent too early.
    void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true });
    void Promise.resolve().then(() => refreshes.emit(hashKey(queryKey)));
  };
  const changeOne = (queryKey: QueryKey, change: (list: LoadedList) => ListModel): void => {
    const first = queryClient.getQueryData<ListModel>(queryKey);
    if (first?.state !== 'loaded') return;
    const pages = listPages.of(first);
    const before = pages?.state.get().list ?? first;
    const after = change(before);
    if (after === before) return;
    pages?.stop();
    const isToRead = after.state !== 'loaded' || queryClient.isFetching({ queryKey, exact: true }) > 0;
    queryClient.removeQueries({ queryKey, exact: true });
    if (after.state === 'loaded') queryClient.setQueryData(queryKey, after);
    if (isToRead) renew(queryKey);
  };
  /** What a list is cached by: as it is, though it may be still on its way, and in other orders and filters. */
  const queryKeysOf = (key: ListKey): readonly QueryKey[] => {
    const own = listKeyOf(key);
    const others = queryClient
      .getQueriesData<ListModel>({ queryKey: own.slice(0, 1) })
      .filter(([, list]) => list?.key.id === key.id && list.key.parameter === key.parameter)
      .map(([queryKey]) => queryKey)
      .filter((queryKey) => hashKey(queryKey) !== hashKey(own));
    return [own, ...others];
  };
  return {
    renew,
    renewList: (key) => queryKeysOf(key).forEach(renew),
    changeList(key, change) {
      for (const queryKey of queryKeysOf(key)) changeOne(queryKey, change);
    },
  };
}

import type { Api } from '@fjernsyn/api';
import { findPlayable, type ItemDetailModel, type PageModel, type PlayableItem } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import { createEmitter, createObservable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type {
  GrowingList,
  ListKey,
  ListModel,
  ListSource,
  LoadedList,
  ReadQuery,
  ViewerListKind,
} from '@fjernsyn/lists';
import type { Clock } from '@fjernsyn/platform';
import type { Viewer } from '@fjernsyn/session';
import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { Recovery } from '../connectivity/recovery';
import type { AnswerCache } from './cached-answers';
import { createListPages } from './list-pages';
import { createQueries } from './queries';
import { createReaderLists } from './reader-lists';
import { createResource, type Resource, whileReachable } from './resource';
import { createWatchedQueries } from './watched-queries';

/** Dependencies of {@link createReader}. */
export interface ReaderDeps {
  readonly api: Api;
  readonly clock: Clock;
  readonly queryClient: QueryClient;
  readonly viewer: Observed<Viewer>;
  /** Tells of a change of the language, in which the service answers. */
  readonly language: Pick<Observed<unknown>, 'subscribe'>;
  /** Whether the service can be reached. */
  readonly online: Observed<boolean>;
  readonly recovery: Pick<Recovery, 'subscribe'>;
}

/**
 * Reads pages, items and lists for the viewer of the moment. What was read for one audience is removed when there is another: its late
 * answers are neither shown nor kept.
 */
export interface Reader {
  /** For whom the service is asked. */
  readonly audience: Observed<string>;
  /** The service's configuration. */
  readonly config: Resource<ServiceConfig>;
  page(path: string): Resource<PageModel>;
  item(id: string): Resource<ItemDetailModel>;
  /** A list with its first page: open to all, or the viewer's own. */
  list(key: ListKey): Resource<ListModel>;
  /** One of the lists that every profile has. */
  viewerList(kind: ViewerListKind): Resource<ListModel>;
  /** What a query reads that is none of these; `toQuery` makes it for the audience of the moment, which ends its key. */
  resource<Value>(toQuery: () => ReadQuery<Value>): Resource<Value>;
  /** Forgets what a query has read: whoever subscribes next asks for it. */
  forget(queryKey: QueryKey): void;
  /** What was read, in the hand of late code that changes it: see `createCachedAnswers`. */
  readonly cache: AnswerCache;
  /**
   * The further pages of a list that was read: the same ones for the same list, and undefined where it is whole. `loadPage` says how they are
   * loaded, the first time that they are asked for; by the list's key otherwise.
   */
  pagesOf(list: LoadedList, loadPage?: ListSource['loadPage']): GrowingList | undefined;
  /** Whether a page was read, and needs no network. */
  hasPage(path: string): boolean;
  /** A page as it was read last. */
  lastPage(path: string): PageModel | undefined;
  /** What was read of an item that plays, by its own answer, a page or a season. */
  findPlayable(id: string): PlayableItem | undefined;
  /** Keeps a page as that of another path too. */
  keepPage(path: string, page: PageModel): void;
  /** Forgets a page, or its failure: whoever subscribes next asks for it. */
  forgetPage(path: string): void;
  /** The configuration once, also while nothing is reached; asked for anew where `isFresh`. A change of audience asks for the next viewer's. */
  loadConfig(isFresh?: boolean): Promise<ServiceConfig>;
  /** The page once, as the configuration. */
  loadPage(path: string, isFresh?: boolean): Promise<PageModel>;
  /** The item once; while nothing is reached it fails at once, unless the viewer wishes it, which gives up a call that still waits. */
  loadItem(id: string, isWished?: boolean): Promise<ItemDetailModel>;
  /** Reads again what somebody shows, over which the old answer stays, and forgets the rest. */
  refresh(): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Reader}; lists asked for at nearly the same time travel together. */
export function createReader(deps: ReaderDeps): Reader {
  const { api, clock, queryClient, viewer, online, recovery } = deps;
  const lists = createReaderLists(deps);
  const queries = createQueries({ api, lists, viewer });
  const audience = createObservable(api.audience());
  const watchedQueries = createWatchedQueries({ queryClient, clock });
  const refreshes = createEmitter<string | undefined>();
  const resourceDeps = { queryClient, watchedQueries, audience, online, recovery, refreshes };

  let audienceCount = 0;

  /** The first to hear: those that show something ask for the next viewer's after this. */
  const dropOthers = audience.subscribe(() => {
    audienceCount += 1;
    // What is removed is cancelled. The audience stands at the end of every key.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[queryKey.length - 1] !== audience.get() });
  });
  const listPages = createListPages({ lists, audience, online, recovery });
  const follow = (): void => audience.set(api.audience());
  const ends = [
    viewer.subscribe(follow),
    deps.language.subscribe(follow),
    dropOthers,
    listPages.stop,
    watchedQueries.stop,
  ];

  const load = createLoad(queryClient, () => audienceCount);
  const pageKey = (path: string) => queries.page(path).queryKey;
  const giveUp = (queryKey: QueryKey): void =>
    void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true });
  const list = (key: ListKey): Resource<ListModel> => createResource(resourceDeps, () => queries.list(key));
  const lastPage = (path: string): PageModel | undefined => queryClient.getQueryData(pageKey(path));

  return {
    audience,
    cache: { queryClient, watchedQueries, listPages, refreshes, listKeyOf: (key) => queries.list(key).queryKey },
    config: createResource(resourceDeps, queries.config),
    page: (path) => createResource(resourceDeps, () => queries.page(path)),
    item: (id) => createResource(resourceDeps, () => queries.item(id)),
    list,
    viewerList: (kind) => list({ id: kind }),
    resource: (toQuery) => createResource(resourceDeps, toQuery),
    forget: (queryKey) => queryClient.removeQueries({ queryKey, exact: true }),
    pagesOf: listPages.of,
    hasPage: (path) => lastPage(path) !== undefined,
    lastPage,
    findPlayable: (id) => findPlayable(queryClient, api, id),
    keepPage: (path, page) => void queryClient.setQueryData(pageKey(path), page),
    forgetPage: (path) => queryClient.removeQueries({ queryKey: pageKey(path) }),
    loadConfig: (isFresh) => load(() => freshly(queries.config(), isFresh)),
    loadPage: (path, isFresh) => load(() => freshly(queries.page(path), isFresh)),
    loadItem(id, isWished = false) {
      // What is on its way may hang.
      if (isWished) giveUp(queries.item(id).queryKey);
      return load(() => whileReachable(queries.item(id), () => isWished || online.get()));
    },
    refresh() {
      watchedQueries.forgetUnwatched();
      refreshes.emit(undefined);
    },
    stop() {
      for (const end of ends) end();
    },
  };
}

/** Loads once; where the audience has changed meanwhile, for the next one. `audienceCount` tells how often it has. */
function createLoad(queryClient: QueryClient, audienceCount: () => number) {
  return async function load<Value>(toQuery: () => ReadQuery<Value>): Promise<Value> {
    const asked = audienceCount();
    const isSame = (): boolean => audienceCount() === asked;
    try {
      const value = await queryClient.fetchQuery(toQuery());
      if (isSame()) return value;
    } catch (thrown) {
      if (isSame()) throw thrown;
    }
    return load(toQuery);
  };
}

function freshly<Query extends ReadQuery<unknown>>(query: Query, isFresh = false): Query {
  return isFresh ? { ...query, staleTime: 0 } : query;
}

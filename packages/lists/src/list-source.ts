import { type Api, type ListPageOptions, maxListsPerCall } from '@fjernsyn/api';
import type { ItemList } from '@fjernsyn/contracts';
import { AppError, type DurationMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { emptyAnswer } from './empty-answer';
import { isPlainKey, type ListKey, toListKey } from './list-key';
import { cellsOf, type ListModel, toListModel } from './list-model';
import { type LoadedList, mergeListPage } from './loaded-list';

/** What {@link createListSource} stands on. */
export interface ListSourceDeps {
  readonly api: Pick<Api, 'lists' | 'faults' | 'audience'>;
  readonly clock: Clock;
}

/** Options of a {@link ListSource}. */
export interface ListSourceOptions {
  /** How long lists that are asked for are gathered before one call goes out for them. */
  readonly gatherMs?: DurationMs;
}

/** Lists, loaded when their rails come near. */
export interface ListSource {
  /** A list's first page; lists asked for at nearly the same time travel together, five a call. */
  load(key: ListKey, signal?: AbortSignal): Promise<ListModel>;
  /** The list with one more of its pages. */
  loadPage(list: LoadedList, page: number, signal?: AbortSignal): Promise<LoadedList>;
  /** For whom the lists are: part of every cache key. */
  audience(): string;
}

/** The time in which lists are gathered unless said otherwise. */
const listSourceDefaults = { gatherMs: 50 } as const satisfies Required<ListSourceOptions>;

interface Wish {
  readonly id: string;
  isGivenUp: boolean;
  resolve(list: ItemList): void;
  reject(thrown: unknown): void;
}

/** Makes a {@link ListSource}. */
export function createListSource({ api, clock }: ListSourceDeps, options: ListSourceOptions = {}): ListSource {
  const { gatherMs } = { ...listSourceDefaults, ...options };
  const report = api.faults.reportContract;
  let wishes: readonly Wish[] = [];

  const leftOut = (id: string): ItemList => {
    api.faults.report({ kind: 'missing-list', at: `lists (${id})` });
    return emptyAnswer(id);
  };

  const send = async (ids: readonly string[], wanted: readonly Wish[]): Promise<void> => {
    try {
      const lists = await api.lists.byIds(ids);
      for (const wish of wanted) {
        // By id, never by place: the service answers in an order of its own, and leaves out what it does not know.
        wish.resolve(lists.find((answered) => answered.id === wish.id) ?? leftOut(wish.id));
      }
    } catch (thrown) {
      for (const wish of wanted) wish.reject(thrown);
    }
  };

  const sendAll = (): void => {
    const wanted = wishes.filter((wish) => !wish.isGivenUp);
    wishes = [];
    const ids = Array.from(new Set(wanted.map((wish) => wish.id)));
    for (let from = 0; from < ids.length; from += maxListsPerCall) {
      const batch = ids.slice(from, from + maxListsPerCall);
      void send(
        batch,
        wanted.filter((wish) => batch.includes(wish.id)),
      );
    }
  };

  const gather = (id: string, signal: AbortSignal | undefined): Promise<ItemList> =>
    new Promise((resolve, reject) => {
      const wish: Wish = { id, isGivenUp: false, resolve, reject };
      signal?.addEventListener('abort', () => {
        wish.isGivenUp = true;
        reject(new AppError('http/aborted'));
      });
      if (wishes.length === 0) clock.after(gatherMs, sendAll);
      wishes = [...wishes, wish];
    });

  return {
    async load(key, signal) {
      if (signal?.aborted) throw new AppError('http/aborted');
      const list = await (isPlainKey(key) ? gather(key.id, signal) : api.lists.page(key.id, pageOf(key, 1), signal));
      // The key that was asked for stands: an answer may leave its parameter out.
      return { ...toListModel(list, report), key };
    },
    async loadPage(list, page, signal) {
      const answer = await api.lists.page(list.key.id, pageOf(list.key, page), signal);
      return mergeListPage(list, answer, cellsOf(answer, report), page);
    },
    audience: api.audience,
  };
}

/** What is asked for of a page of a list. */
function pageOf(key: ListKey, page: number): ListPageOptions {
  const { parameter, order, orderBy, itemType, maxRating, accessibility, pageSize } = toListKey(key);
  return { page, parameter, order, orderBy, itemType, maxRating, accessibility, pageSize };
}

import { type Api, apiErrors, type ViewerApi } from '@fjernsyn/api';
import type { ContinueWatchingList, ItemInclusion, ItemList } from '@fjernsyn/contracts';
import { isAppError } from '@fjernsyn/kernel';
import { emptyAnswer } from './empty-answer';
import { type ItemCell, toItemCell } from './item-cell';
import type { ListKey } from './list-key';
import type { ListSource } from './list-source';
import { mergeListPage, toLoadedList } from './loaded-list';
import { toViewerListKind, type ViewerListKind } from './viewer-list-kind';

/** What {@link createViewerListSource} stands on. */
export interface ViewerListSourceDeps {
  readonly api: Pick<ViewerApi, 'lists' | 'suggestions'>;
  readonly faults: Pick<Api['faults'], 'report'>;
}

/** Why a list has nothing for this viewer: its rail is hidden, and nobody is signed out (reading "Lists"). */
const refusals: readonly string[] = [
  apiErrors.refused,
  apiErrors.unauthorized,
  apiErrors.notSignedIn,
  apiErrors.notFound,
];

/** Makes the source of what is a viewer's own: their three lists, those of their profile, and what is recommended to them. */
export function createViewerListSource(deps: ViewerListSourceDeps): Pick<ListSource, 'load' | 'loadPage'> {
  const ask = (key: ListKey, page: number, signal?: AbortSignal): Promise<ItemList> => {
    const kind = toViewerListKind(key);
    return kind === undefined ? askWhole(deps, key, signal) : askPage(deps, { kind, page, key }, signal);
  };
  return {
    async load(key, signal) {
      const list = await ask(key, 1, signal);
      return toLoadedList(key, list, cellsOf(list), 1);
    },
    async loadPage(list, page, signal) {
      const answer = await ask(list.key, page, signal);
      return mergeListPage(list, answer, cellsOf(answer), page);
    },
  };
}

/** A page of one of the lists that every profile has, in the order that its key says. */
interface AskedPage {
  readonly kind: ViewerListKind;
  readonly page: number;
  readonly key: ListKey;
}

function askPage(
  { api: { lists } }: ViewerListSourceDeps,
  { kind, page, key: { order, orderBy, itemType } }: AskedPage,
  signal: AbortSignal | undefined,
): Promise<ItemList> {
  const options = { page, order, orderBy, itemType };
  if (kind === 'Bookmarks') return lists.bookmarks(options, signal);
  if (kind === 'Watched') return lists.watched(options, signal);
  // It has one order: the newest first.
  return lists.continueWatching({ page }, signal);
}

/** A list that comes in one answer, as no call is known for further pages of it. */
async function askWhole(
  { api: { lists, suggestions }, faults }: ViewerListSourceDeps,
  { id, contentId, parameter, ...order }: ListKey,
  signal: AbortSignal | undefined,
): Promise<ItemList> {
  if (contentId !== undefined) {
    const wish = { itemId: contentId, parameter, ...order };
    return suggestions.recommendations(id, wish, signal).then(toWhole, (thrown: unknown) => {
      if (isAppError(thrown) && refusals.includes(thrown.code)) return emptyAnswer(id);
      throw thrown;
    });
  }
  const list = (await lists.byIds([id], order, signal)).find((answered) => answered.id === id);
  if (list === undefined) faults.report({ kind: 'missing-list', at: `lists (${id})` });
  return toWhole(list ?? emptyAnswer(id));
}

function toWhole(list: ItemList): ItemList {
  return { ...list, paging: { ...list.paging, page: 1, total: 1 } };
}

function cellsOf(list: ItemList | ContinueWatchingList): readonly ItemCell[] {
  const inclusions: Readonly<Record<string, ItemInclusion>> = 'inclusions' in list ? list.inclusions : {};
  return list.items.map((item) => {
    const inclusion = inclusions[item.id];
    return inclusion === undefined ? toItemCell(item) : { ...toItemCell(item), inclusion };
  });
}

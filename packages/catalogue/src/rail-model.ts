import type { Item, ItemList, ListState } from '@fjernsyn/contracts';
import { type ListKey, type ListModel, toListModel } from '@fjernsyn/lists';
import { memoised } from './memoised';
import { type TileModel, type TileRole, toTileModel } from './tile-model';

/** A rail of tiles: tiles by index, each read when it is asked for. */
export interface RailModel {
  /** One of its own on a page, where even the entries' ids repeat. */
  readonly id: string;
  /** Empty where the rail has none. */
  readonly title: string;
  readonly role: TileRole;
  /** What the list is loaded by; none for lists that came with an item. */
  readonly listKey?: ListKey;
  readonly listState: ListState;
  /** The list itself, whose further pages `lists` loads. */
  readonly list: ListModel;
  /** Tiles there are now: 0 until the list is loaded. */
  readonly count: number;
  /** Tiles there will be, −1 where unknown. */
  readonly size: number;
  /** The tile in a place from 0, the same object each time; undefined where it is not loaded. */
  tileAt(index: number): TileModel | undefined;
  /** The id of that tile, which is not read for it. */
  idAt(index: number): string | undefined;
  /** Where "see all" leads. */
  readonly moreLinkPath?: string;
}

/** What is known of a rail without its list. */
export type RailHead = Pick<RailModel, 'id' | 'title' | 'role' | 'moreLinkPath'>;

/** A rail with a list in it. */
export function toRailModel(head: RailHead, list: ListModel, isLoadable = true): RailModel {
  return {
    ...head,
    ...(isLoadable ? { listKey: list.key } : {}),
    listState: list.state,
    list,
    count: list.state === 'loaded' ? list.count : 0,
    size: list.size,
    idAt: (index) => (list.state === 'loaded' ? list.idAt(index) : undefined),
    tileAt: memoised((index) => {
      if (list.state !== 'loaded') return undefined;
      const item = list.itemAt(index);
      return item && toTileModel(item, head.role, list.inclusionAt(index));
    }),
  };
}

/** The rail with its list as another key asks for it, of which nothing has been loaded. */
export function railWithKey(rail: RailModel, key: ListKey): RailModel {
  return fillRail(rail, { state: 'not-loaded', key, head: rail.list.head, size: -1 });
}

/** The rail with its list as it was loaded since, or grown by a page. */
export function fillRail({ id, title, role, moreLinkPath, listKey }: RailModel, list: ListModel): RailModel {
  const head = { id, title, role, ...(moreLinkPath === undefined ? {} : { moreLinkPath }) };
  return toRailModel(head, list, listKey !== undefined);
}

/** A rail of items that are all at hand. */
export function railOfItems(head: RailHead, items: readonly Item[]): RailModel {
  const list: ItemList = {
    id: '',
    size: items.length,
    items,
    paging: { page: 1, total: 1, size: items.length },
    itemTypes: [],
    images: {},
    themes: [],
    customFields: {},
    isProfileList: false,
    listData: {},
  };
  return toRailModel(
    head,
    toListModel(list, () => undefined),
    false,
  );
}

/** A rail whose list has nothing in it. */
export function emptyRail(head: RailHead): RailModel {
  return railOfItems(head, []);
}

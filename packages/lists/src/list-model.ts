import {
  type ItemList,
  type ListAuthorization,
  type ListHead,
  listState,
  type RawItemList,
  type ReportFault,
} from '@fjernsyn/contracts';
import { type ItemCell, toItemCell, toRawItemCells } from './item-cell';
import { type ListKey, toListKey } from './list-key';
import { type LoadedList, toLoadedList } from './loaded-list';
import { toViewerListKind } from './viewer-list-kind';

/** A list of which nothing has been loaded: `lists` fetches its first page when its rail comes near. */
export interface UnloadedList {
  readonly state: 'not-loaded';
  readonly key: ListKey;
  readonly head: ListHead;
  /** Items in all pages, −1 where unknown. */
  readonly size: number;
}

/** The place of a viewer's own list, which is fetched by its own call once somebody is signed in. */
export interface PlaceholderList {
  readonly state: 'viewer-placeholder';
  readonly key: ListKey;
  readonly head: ListHead;
  readonly size: number;
  readonly authorization: ListAuthorization;
}

/** A list in one of the three states in which the service hands it out (C3.15). */
export type ListModel = LoadedList | UnloadedList | PlaceholderList;

/** The model of a list as an answer holds it; raw items are read when asked for, and their faults go to `report`. */
export function toListModel(list: RawItemList | ItemList, report: ReportFault): ListModel {
  const { authorization } = list.paging;
  // The three that every profile has are known by their ids.
  const isProfileList =
    toViewerListKind(list) === undefined && (list.isProfileList || authorization?.type === 'UserProfile');
  const key = toListKey({ id: list.id, parameter: list.parameter, isProfileList });
  if (listState(list) === 'loaded') return toLoadedList(key, list, cellsOf(list, report), list.paging.page);
  if (authorization !== undefined)
    return { state: 'viewer-placeholder', key, head: list, size: list.size, authorization };
  return { state: 'not-loaded', key, head: list, size: list.size };
}

/** The items of an answered list as cells. */
export function cellsOf(list: RawItemList | ItemList, report: ReportFault): readonly ItemCell[] {
  return 'rawItems' in list
    ? toRawItemCells(list.rawItems, report, `list(${list.id}).items`)
    : list.items.map(toItemCell);
}

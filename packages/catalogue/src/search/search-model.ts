import {
  type FoundPerson,
  type ItemList,
  parseItemList,
  type SearchGroup,
  type SearchResult,
  searchGroups,
} from '@fjernsyn/contracts';
import { toListModel } from '@fjernsyn/lists';
import { type RailModel, toRailModel } from '../rail-model';
import type { TileRole } from '../tile-model';

/** What a group of a search holds: one of the service's groups, or people who were found by name. */
export type FoundGroup = SearchGroup | 'people';

/** One group of what a search found, which is never empty; its words belong to whoever shows it. */
export interface SearchRail extends RailModel {
  readonly group: FoundGroup;
}

/** What a search found (C3.21). */
export interface SearchModel {
  readonly term: string;
  /** How many results there are in all groups. */
  readonly total: number;
  /** The groups that hold something, in the order in which they are shown. */
  readonly groups: readonly SearchRail[];
}

/** Tiles that are no wide pictures. */
const roles: Readonly<Partial<Record<FoundGroup, TileRole>>> = {
  movies: 'poster',
  persons: 'square',
  people: 'square',
  teams: 'square',
  competitions: 'square',
  confederations: 'square',
};

/** The model of what a term found, without the groups that found nothing. */
export function toSearchModel(term: string, { groups, people }: SearchResult): SearchModel {
  const found: readonly (readonly [FoundGroup, ItemList | undefined])[] = [
    ...searchGroups.map((group) => [group, groups[group]] as const),
    ['people', toPeopleList(people)],
  ];
  const rails = found.map(([group, list]) => list && toSearchRail(term, group, list)).filter(isShown);
  return { term, total: rails.reduce((sum, { size, count }) => sum + Math.max(size, count), 0), groups: rails };
}

/** The rail of a group. Its list is one of its own for each term (C3.22). */
function toSearchRail(term: string, group: FoundGroup, found: ItemList): SearchRail {
  const id = `search-${group}`;
  const list = toListModel({ ...found, id, parameter: term }, ignore);
  return { ...toRailModel({ id, title: '', role: roles[group] ?? 'wide' }, list), group };
}

function isShown(rail: SearchRail | undefined): rail is SearchRail {
  return rail !== undefined && rail.count > 0;
}

/** People whose page is known; they come without a list. */
function toPeopleList(people: readonly FoundPerson[]): ItemList {
  const items = people
    .filter(({ path }) => path !== undefined)
    .map(({ name, path }) => ({ id: path, type: 'persona', title: name, path }));
  return parseItemList({ id: 'people', items, size: items.length, paging: { page: 1, total: 1 } }, ignore);
}

function ignore(): void {
  // The answer has been read, and what was wrong with it reported.
}

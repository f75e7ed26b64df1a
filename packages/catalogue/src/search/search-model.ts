import type { SearchGroup } from '@fjernsyn/contracts';
import type { RailModel } from '../rail-model';

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

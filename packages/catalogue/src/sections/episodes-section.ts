import type { RailModel } from '../rail-model';

/** The episodes of an item's page. */
export interface EpisodesSection {
  readonly kind: 'episodes';
  readonly id: string;
  /** Those of the season that the page opens with; undefined where it has none yet, and another season may be chosen. */
  readonly episodes?: RailModel;
}

import type { ItemDetailModel } from '../item-detail-model';
import type { RailModel } from '../rail-model';

/** The episodes of an item's page. */
export interface EpisodesSection {
  readonly kind: 'episodes';
  readonly id: string;
  /** Those of the season that the page opens with; undefined where it has none yet, and another season may be chosen. */
  readonly episodes?: RailModel;
}

/** The episodes of an item's page; undefined where it never has any. */
export function readEpisodes({ episodes, seasons }: ItemDetailModel): EpisodesSection | undefined {
  if (episodes === undefined && seasons.length < 2) return undefined;
  return { kind: 'episodes', id: 'episodes', ...(episodes === undefined ? {} : { episodes }) };
}

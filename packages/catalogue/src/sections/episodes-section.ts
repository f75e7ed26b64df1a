import type { ItemDetailModel } from '../item-detail-model';
import type { RailModel } from '../rail-model';

/** The episodes of the season that an item's page opens with. */
export interface EpisodesSection extends RailModel {
  readonly kind: 'episodes';
}

/** The episodes of an item's page; undefined where it has none. */
export function readEpisodes({ episodes }: ItemDetailModel): EpisodesSection | undefined {
  return episodes && { kind: 'episodes', ...episodes };
}

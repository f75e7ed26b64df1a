import type { Item, ReportFault } from '@fjernsyn/contracts';
import { type ItemDetailModel, toItemDetail } from '../item-detail-model';
import type { EpisodesSection } from './episodes-section';
import type { Section } from './section';

/** The sections that a page makes of its item: the detail, then the episodes. Apart, as no home is about an item. */
export function toItemSections(item: Item, path: string, report: ReportFault): readonly Section[] {
  const detail = toItemDetail(item, report, { path });
  const episodes = toEpisodes(detail);
  const head: Section = { kind: 'detail', id: 'detail', detail };
  return episodes ? [head, episodes] : [head];
}

/** The episodes of an item's page; undefined where it never has any. */
function toEpisodes({ episodes, seasons, loadedSeasonId }: ItemDetailModel): EpisodesSection | undefined {
  if (episodes === undefined && seasons.every(({ id }) => id === loadedSeasonId)) return undefined;
  return { kind: 'episodes', id: 'episodes', ...(episodes === undefined ? {} : { episodes }) };
}

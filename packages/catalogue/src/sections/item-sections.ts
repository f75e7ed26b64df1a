import type { Item } from '@fjernsyn/contracts';
import { type ItemDetailModel, toItemDetail } from '../item-detail-model';
import { toCredits } from './credits-section';
import type { EpisodesSection } from './episodes-section';
import { toFacts } from './facts-section';
import { toRelations, toTrailers } from './item-rail-section';
import { toRelated } from './related-section';
import type { Section } from './section';
import type { SectionPlace } from './section-reader';

/** The sections that a page makes of its item. */
export interface ItemSections {
  /** Above those of the entries: its head, its episodes, its relations and its trailers. */
  readonly above: readonly Section[];
  /** Below them: who is in it, what goes with it, and what else is known. */
  readonly below: readonly Section[];
}

/** The sections of an item's page that are made of the item. Apart, as no home is about an item. */
export function toItemSections(
  item: Item,
  path: string,
  { report, hasProfile }: Pick<SectionPlace, 'report' | 'hasProfile'>,
): ItemSections {
  const detail = toItemDetail(item, report, { path });
  const above: readonly (Section | undefined)[] = [
    { kind: 'detail', id: 'detail', detail },
    toEpisodes(detail),
    ...toRelations(item),
    toTrailers(item),
  ];
  // What goes with an item is asked for in the name of a profile.
  const below: readonly (Section | undefined)[] = [
    toCredits(item),
    hasProfile ? toRelated(item) : undefined,
    toFacts(item),
  ];
  return { above: above.filter(isSection), below: below.filter(isSection) };
}

/** The episodes of an item's page; undefined where it never has any. */
function toEpisodes({ episodes, seasons, loadedSeasonId }: ItemDetailModel): EpisodesSection | undefined {
  if (episodes === undefined && seasons.every(({ id }) => id === loadedSeasonId)) return undefined;
  return { kind: 'episodes', id: 'episodes', ...(episodes === undefined ? {} : { episodes }) };
}

function isSection(section: Section | undefined): section is Section {
  return section !== undefined;
}

import { fetchItemReaders, type SectionKind } from '@fjernsyn/catalogue';
import { createContext, useContext } from 'react';
import { type LateSource, lateSource, sourceAtHand } from '../../late/late-source';
import { EpisodesView } from './episodes/episodes-view';
import { HeroView } from './hero/hero-view';
import { RailView } from './rail/rail-view';
import type { SectionView } from './section-props';

/** Every kind of section with its view: a kind without a line does not compile. */
export type SectionTable = { readonly [Kind in SectionKind]: LateSource<SectionView<Kind>> };

/** Makes the {@link SectionTable} of a client. Kinds that no home opens with are fetched when a page needs them. */
export function createSectionTable(): SectionTable {
  return {
    hero: sourceAtHand(HeroView),
    detail: lateSource(async () => {
      const [{ DetailView }] = await Promise.all([import('./detail/detail-view'), fetchItemReaders()]);
      return DetailView;
    }),
    episodes: sourceAtHand(EpisodesView),
    'item-rail': lateSource(async () => (await import('./item-rail/item-rail-view')).ItemRailView),
    credits: lateSource(async () => (await import('./credits/credits-view')).CreditsView),
    related: lateSource(async () => (await import('./related/related-view')).RelatedView),
    facts: lateSource(async () => (await import('./facts/facts-view')).FactsView),
    rail: sourceAtHand(RailView),
    grid: lateSource(async () => (await import('./grid/grid-view')).GridView),
    text: lateSource(async () => (await import('./text/text-view')).TextView),
    profiles: lateSource(async () => (await import('./profiles/profiles-view')).ProfilesView),
    image: lateSource(async () => (await import('./image/image-view')).ImageView),
  };
}

/** Kinds that stand above the rows of the page that they open. */
export const headKinds: readonly SectionKind[] = ['hero', 'detail'];

/** Holds the {@link SectionTable} of the client. */
export const SectionTableContext = createContext<SectionTable | undefined>(undefined);

/** The {@link SectionTable} of the client. Throws outside of it. */
export function useSectionTable(): SectionTable {
  const table = useContext(SectionTableContext);
  if (!table) throw new Error('No SectionTableContext around.');
  return table;
}

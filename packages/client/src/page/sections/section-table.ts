import { fetchItemReaders, type SectionKind } from '@fjernsyn/catalogue';
import { createContext, useContext } from 'react';
import { type LateSource, lateSource, sourceAtHand } from '../../late/late-source';
import { EpisodesView } from './episodes/episodes-view';
import { HeroView } from './hero/hero-view';
import type { itemViews } from './item-views';
import { RailView } from './rail/rail-view';
import type { SectionView, SectionViews } from './section-props';

/** Where the view of each kind of section comes from. */
export interface SectionTable {
  sourceOf<Kind extends SectionKind>(kind: Kind): LateSource<SectionView<Kind>>;
}

/** What the first frame of a home may show. */
const viewsAtHand = { hero: HeroView, episodes: EpisodesView, rail: RailView } as const satisfies SectionViews;

/** What a page makes of its item. */
const itemKinds: { readonly [Kind in keyof typeof itemViews]: true } = {
  detail: true,
  'item-rail': true,
  credits: true,
  related: true,
  facts: true,
};

type OtherKind = Exclude<SectionKind, keyof typeof viewsAtHand | keyof typeof itemKinds>;

/** The views of all other kinds, which are fetched when a page needs one. */
export type OtherViews = { readonly [Kind in OtherKind]: SectionView<Kind> };

/** Makes the {@link SectionTable} of a client. */
export function createSectionTable(): SectionTable {
  const atHand = sourceAtHand<SectionViews>(viewsAtHand);
  const ofItems = lateSource<SectionViews>(async () => {
    const [late] = await Promise.all([import('./item-views'), fetchItemReaders()]);
    return late.itemViews;
  });
  const others = lateSource<SectionViews>(async () => (await import('./other-views')).otherViews);
  return {
    sourceOf<Kind extends SectionKind>(kind: Kind) {
      const views = kind in viewsAtHand ? atHand : kind in itemKinds ? ofItems : others;
      return { get: () => views.get()?.[kind], fetch: views.fetch };
    },
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

import { CreditsView } from './credits/credits-view';
import { DetailView } from './detail/detail-view';
import { FactsView } from './facts/facts-view';
import { ItemRailView } from './item-rail/item-rail-view';
import { RelatedView } from './related/related-view';
import type { SectionViews } from './section-props';

/** The views of what a page makes of its item: one script, as an item's page needs nearly all of them. */
export const itemViews = {
  detail: DetailView,
  'item-rail': ItemRailView,
  credits: CreditsView,
  related: RelatedView,
  facts: FactsView,
} as const satisfies SectionViews;

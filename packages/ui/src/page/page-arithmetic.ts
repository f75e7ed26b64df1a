import { type Layout, tvLayout } from '../settings/layout';
import { toRem } from '../theme/rem';
import { coreTokens } from '../theme/tokens';
import type { SectionSpan } from './section-heights';

/** Where the first rail's title stands under a hero on a TV, in rem. */
export const heroRailRem = tvLayout.heroRailRem;

/** Where the episodes stand under the head of a series on a TV, in rem; they have no title of their own. */
export const seriesRailRem = toRem(438);

/** How much higher the first rail stands in large text, in canvas px: captions of three lines end on the screen. */
export const largeTextRaisePx = 40;

/** Less than this below a rail may be cut where hero and rail share the first screen, in rem. */
const edgeRem = toRem(coreTokens.canvas.safeY / 3);

/** The part of a page that has focus: its hero, its footer, or a section by its order, of which one part may be seen alone. */
export type PagePart = 'hero' | 'footer' | { readonly order: number; readonly span?: SectionSpan | undefined };

/** The heights of a page, in rem. */
export interface PageHeights {
  /** From the top to the first section. */
  readonly topRem: number;
  readonly hasHero: boolean;
  /** Heights of the sections before `order`; all of them without it. */
  heightBefore(order?: number): number;
  readonly hasFooter: boolean;
  /** Default that of a TV. */
  readonly layout?: Layout | undefined;
}

/** From the top to the first section under a hero, in rem: on a TV as the page asks, higher up in large text. */
export function heroHeightRem({ layout, onTvRem = layout.heroRailRem, textScale }: HeroPlace): number {
  if (layout.name !== 'tv') return layout.heroRailRem;
  return onTvRem - (textScale > 1 ? toRem(largeTextRaisePx) : 0);
}

interface HeroPlace {
  readonly layout: Layout;
  readonly onTvRem?: number | undefined;
  readonly textScale: number;
}

/** How far the page has moved up when a part of it has focus, in rem. */
export function pageOffsetRem(part: PagePart, heights: PageHeights): number {
  const { topRem, hasHero, heightBefore, hasFooter, layout = tvLayout } = heights;
  if (part === 'hero') return 0;
  // Where the end of the page stands at the lower edge of the screen.
  const lastRem = Math.max(0, topRem + heightBefore() + (hasFooter ? layout.footerRem : 0) - layout.heightRem);
  if (part === 'footer') return lastRem;
  const sectionRem = topRem + heightBefore(part.order);
  const start = sectionRem + (part.span?.topRem ?? 0);
  const endRem = part.span === undefined ? topRem + heightBefore(part.order + 1) : sectionRem + part.span.bottomRem;
  const end = endRem - toRem(layout.rail.space);
  // A hero and the first rail share the first screen, where the rail fits below.
  if (hasHero && heightBefore(part.order) === 0 && end <= layout.heightRem - edgeRem) return 0;
  // In the lowest windows the title steps up, so that its tiles are seen.
  const restedRem = Math.max(0, start - Math.min(layout.restRem, Math.max(0, layout.heightRem - (end - start))));
  // A page that scrolls by itself ends at its end anyway.
  return layout.scrollTo === undefined ? Math.min(restedRem, lastRem) : restedRem;
}

import { toRem } from '../theme/rem';
import { coreTokens } from '../theme/tokens';

const { canvas } = coreTokens;

/** Height of the screen, in rem. */
export const screenRem = toRem(canvas.height);

/** Where the focused rail's title stands, in rem from the top (design section 8). */
export const restRem = toRem(canvas.rest);

/** Where the first rail's title stands under a hero, in rem. */
export const heroRailRem = toRem(canvas.heroRail);

/** Height of the footer, in rem. */
export const footerRem = toRem(canvas.footer);

/** The safe edge at the bottom, in rem from the top. */
const lowestRem = toRem(canvas.height - canvas.safeY / 3);

/** What has focus on a page. */
export type PageSection = 'hero' | 'footer' | { readonly order: number };

/** The heights of a page, in rem. */
export interface PageHeights {
  /** From the top to the first rail. */
  readonly topRem: number;
  readonly hasHero: boolean;
  /** Heights of the rails before `order`; all of them without it. */
  heightBefore(order?: number): number;
  readonly hasFooter: boolean;
}

/** How far the page has moved up when a section has focus, in rem. */
export function pageOffsetRem(section: PageSection, heights: PageHeights): number {
  const { topRem, hasHero, heightBefore, hasFooter } = heights;
  if (section === 'hero') return 0;
  if (section === 'footer') {
    return Math.max(0, topRem + heightBefore() + (hasFooter ? footerRem : 0) - screenRem);
  }
  const start = topRem + heightBefore(section.order);
  const end = topRem + heightBefore(section.order + 1) - toRem(coreTokens.rail.space);
  // A hero and the first rail share the first screen, where the rail fits below.
  if (hasHero && section.order === 0 && end <= lowestRem) return 0;
  return Math.max(0, start - restRem);
}

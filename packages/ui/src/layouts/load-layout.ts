import { type Layout, type LayoutName, tvLayout } from '../settings/layout';
import { toRem } from '../theme/rem';
import type { CaptionLetters } from '../theme/theme';
import type { LayoutOptions } from './layout-options';

/** How far text stays from the sides in a broadcaster's application, in canvas px; the stylesheets' `data-safe` is the same. */
const broadcastSafePx = 128;

/** The layout of a window that is no TV: a phone's below 700 px, or wherever there is no fine pointer below 1000 px, as wide as phones that lie are. */
export function chooseLayout(widthPx: number, hasFinePointer: boolean): LayoutName {
  return widthPx < 700 || (!hasFinePointer && widthPx < 1e3) ? 'phone' : 'desktop';
}

/** Fetches the measures of a layout; those of a TV are at hand. Rejects where they cannot be fetched. */
export async function loadLayout(options: LayoutOptions): Promise<Layout> {
  return withCaption(await loadPlainLayout(options), options.theme.caption);
}

async function loadPlainLayout(options: LayoutOptions): Promise<Layout> {
  if (options.name === 'tv') return options.safeArea ? { ...tvLayout, safeRem: toRem(broadcastSafePx) } : tvLayout;
  const { makeLayout } = await import('./web-layouts');
  return makeLayout(options);
}

/** A layout with the room that a theme's letters take under a tile. */
function withCaption(layout: Layout, caption: CaptionLetters | undefined): Layout {
  if (caption === undefined) return layout;
  return { ...layout, captionLines: caption.lines, rail: { ...layout.rail, captionTitle: caption.linePx } };
}

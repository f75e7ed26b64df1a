import type { ResolvedTheme } from '../theme/resolve-theme';
import { type Layout, type LayoutName, tvLayout } from './layout';

/** What a layout is chosen for. */
export interface LayoutOptions {
  readonly name: LayoutName;
  /** The window, in CSS px. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The theme that the layout's rules follow. */
  readonly theme: ResolvedTheme;
}

/** The layout of a window that is no TV: a phone's below 700 px, or wherever there is no fine pointer below 900 px. */
export function chooseLayout(widthPx: number, hasFinePointer: boolean): LayoutName {
  return widthPx < 700 || (!hasFinePointer && widthPx < 900) ? 'phone' : 'desktop';
}

/** Fetches the measures of a layout; those of a TV are at hand. Rejects where they cannot be fetched. */
export async function loadLayout(options: LayoutOptions): Promise<Layout> {
  if (options.name === 'tv') return tvLayout;
  const { makeLayout } = await import('./web-layouts');
  return makeLayout(options);
}

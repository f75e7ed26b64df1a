import type { LayoutName } from '../settings/layout';
import type { Theme } from '../theme/theme';

/** What a layout is chosen for. */
export interface LayoutOptions {
  readonly name: LayoutName;
  /** The window, in CSS px. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Whose cut of a TV's edges what must be read stays clear of; the usual where it is undefined. */
  readonly safeArea?: 'broadcast' | undefined;
  /** The theme that the layout's rules follow. */
  readonly theme: Theme;
}

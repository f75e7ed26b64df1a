import type { BadgeProps } from '../badge/badge';
import type { TileRole } from '../settings/tile-roles';

/** Props of a tile. */
export interface TileProps {
  /** Real address, so that the page works with any browser's own ways of opening it. */
  readonly href: string;
  readonly title: string;
  /** Second line, its parts already joined. */
  readonly meta?: string | undefined;
  /** What kind of thing it is, read after the words that show. */
  readonly kind?: string | undefined;
  /** Address of the picture. */
  readonly image?: string | undefined;
  /** Address of a logo that lies on the picture, or stands whole where there is none. */
  readonly emblem?: string | undefined;
  readonly badge?: BadgeProps | undefined;
  /** How far it has been seen, 0 to 1. */
  readonly progress?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onActivate?: (() => void) | undefined;
  /** What OK held, and a right click, open. */
  readonly onMenu?: (() => void) | undefined;
  /** Hears that focus has rested on it. */
  readonly onRest?: (() => void) | undefined;
  /** Spoken on focus; default its name for readers. */
  readonly speech?: (() => string) | undefined;
  /** Needed outside a rail only. */
  readonly focusKey?: string | undefined;
  /** Needed outside a rail only. */
  readonly order?: number | undefined;
  /** Needed outside a rail only; default `wide`. */
  readonly role?: TileRole | undefined;
}

import { type FocusEngine, type FocusRect, type NodeId, type ReadingDirection, toNodeId } from '@fjernsyn/focus';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { createItemIds } from './item-ids';
import { hasEndCaption, stripOffsetRem, tileStartRem, visibleTiles } from './strip-arithmetic';

/** What a {@link StripModel} is made of. */
export interface StripOptions {
  readonly engine: FocusEngine;
  readonly groupId: NodeId;
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly readingDirection: ReadingDirection;
  readonly layout: Layout;
  /** Index of the tile at which the strip stood before. */
  readonly startIndex: number;
}

/** Where one strip stands; arithmetic and two style writes, never a measurement. */
export interface StripModel {
  /** Tile at which the strip stands. */
  readonly index: number;
  /** Index of a tile's id, −1 when it is none of this strip. */
  indexOfId(id: NodeId | null): number;
  indexOfKey(key: string): number;
  /** Place of a tile on the screen in rem, the strip's slide included, so that `nearest` means what is seen above. */
  rectOf(index: number): FocusRect;
  /** Leads focus on or back as far as is seen. */
  step(way: 'back' | 'on'): void;
  /** Takes the focused tile, where it is one of this strip, and writes where the strip stands. */
  place(element: HTMLElement, focused: NodeId | null): void;
}

/** Creates a {@link StripModel}. */
export function createStripModel(options: StripOptions): StripModel {
  const { engine, groupId, role, count, keyOf, readingDirection, layout, startIndex } = options;
  const ids = createItemIds(groupId, count, keyOf);
  const { widthRem, heightRem } = layout.tiles[role];
  const indexOfFocus = (): number => (engine.hasFocusWithin(groupId) ? ids.indexOfId(engine.getFocused()) : -1);
  const focusedAt = indexOfFocus();
  let standsAt = focusedAt === -1 ? Math.min(startIndex, Math.max(0, count - 1)) : focusedAt;
  return {
    get index() {
      return standsAt;
    },
    ...ids,
    rectOf(index) {
      // The engine may ask before this strip has heard of a change, so the focused tile is asked for anew.
      const focused = indexOfFocus();
      const offsetRem = stripOffsetRem(role, count, focused === -1 ? standsAt : focused, layout);
      const start = layout.safeRem + tileStartRem(role, index, offsetRem, layout);
      const x = readingDirection === 'rtl' ? layout.widthRem - start - widthRem : start;
      return { x, y: 0, width: widthRem, height: heightRem };
    },
    step(way) {
      const seen = Math.max(1, visibleTiles(role, layout) - 1);
      const index = Math.max(0, Math.min(count - 1, standsAt + (way === 'on' ? seen : -seen)));
      if (count > 0) engine.focus(toNodeId(groupId, keyOf(index)));
    },
    place(element, focused) {
      const index = ids.indexOfId(focused);
      if (index !== -1) standsAt = index;
      const offsetRem = stripOffsetRem(role, count, standsAt, layout);
      const way = readingDirection === 'rtl' ? offsetRem : -offsetRem;
      // A phone scrolls its strips itself; focus only asks for a place.
      if (layout.name === 'phone') scrollStrip(element, way);
      else element.style.transform = `translateX(${Math.round(way * 10_000) / 10_000}rem)`;
      if (hasEndCaption(role, standsAt, offsetRem, layout)) element.setAttribute('data-caption', 'end');
      else element.removeAttribute('data-caption');
    },
  };
}

/** Writes where a strip that scrolls stands; the root size of its layout is 16 px, and right-to-left counts below zero. */
function scrollStrip(element: HTMLElement, wayRem: number): void {
  const parent = element.parentElement;
  if (parent !== null) parent.scrollLeft = -wayRem * 16;
}

import { type FocusEngine, type FocusRect, type NodeId, type ReadingDirection, toNodeId } from '@fjernsyn/focus';
import { setMark } from '../page/set-mark';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { createItemIds } from './item-ids';
import { hasEndCaption, stripOffsetRem, tileStartRem, visibleTiles } from './strip-arithmetic';

/** Where a strip stands, kept over a new list of tiles. */
export interface StripPlace {
  /** Index of the tile at which it stands. */
  readonly index: number;
  /** The tile that a pointer gave focus, for which the strip did not slide, and its index then. */
  readonly pointed?: { readonly id: NodeId; readonly index: number } | undefined;
  /** How far a finger has scrolled it away from that tile, in rem; undefined where it has not. */
  readonly scrolledRem?: number | undefined;
}

/** What a {@link StripModel} is made of. */
export interface StripOptions {
  readonly engine: FocusEngine;
  readonly groupId: NodeId;
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly readingDirection: ReadingDirection;
  readonly layout: Layout;
  /** Where the strip stood before. */
  readonly start: StripPlace;
}

/** Where one strip stands; arithmetic and two style writes, never a measurement. */
export interface StripModel {
  readonly place: StripPlace;
  /** Index of the tile that has focus, or had it last. */
  readonly focusedIndex: number;
  /** Index of a tile's id, −1 when it is none of this strip. */
  indexOfId(id: NodeId | null): number;
  indexOfKey(key: string): number;
  /** Place of a tile on the screen in rem, the strip's slide included, so that `nearest` means what is seen above. */
  rectOf(index: number): FocusRect;
  /** Leads focus on or back as far as is seen. */
  step(way: 'back' | 'on'): void;
  /** Takes the focused tile, where it is one of this strip, and writes where the strip stands. */
  follow(element: HTMLElement, focused: NodeId | null): void;
  /** Takes the tile that a pointer gave focus, and leaves the strip where it is. */
  stay(element: HTMLElement, focused: NodeId | null): void;
  /** Takes how far the strip has been scrolled, by a finger or by itself. */
  scrolledTo(scrolledRem: number): void;
  /** Writes where a finger has scrolled the strip, until focus moves along it. */
  standScrolled(element: HTMLElement): void;
}

/** Creates a {@link StripModel}. */
export function createStripModel(options: StripOptions): StripModel {
  const { engine, groupId, role, count, keyOf, readingDirection, layout, start } = options;
  const ids = createItemIds(groupId, count, keyOf);
  const { widthRem, heightRem } = layout.tiles[role];
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  const focusedTile = (): number => (engine.hasFocusWithin(groupId) ? ids.indexOfId(engine.getFocused()) : -1);
  let { index: standsAt, pointed } = startPlace(start, focusedTile(), engine.getFocused());
  let { scrolledRem } = start;
  standsAt = within(standsAt);

  const wayRem = (): number => {
    const offsetRem = stripOffsetRem(role, count, standsAt, layout);
    return readingDirection === 'rtl' ? offsetRem : -offsetRem;
  };
  const slide = (element: HTMLElement): void => {
    element.style.transform = `translateX(${Math.round(wayRem() * 10_000) / 10_000}rem)`;
  };
  const mark = (element: HTMLElement, focusedIndex: number): void => {
    markEnds(element, options, standsAt);
    markCaption(element, options, standsAt, focusedIndex);
  };
  return {
    get place() {
      return { index: standsAt, pointed, scrolledRem };
    },
    get focusedIndex() {
      return pointed?.index ?? standsAt;
    },
    ...ids,
    rectOf(index) {
      // The engine may ask before this strip has heard of a change, so the focused tile is asked for anew.
      const focused = focusedTile();
      const isStanding = focused === -1 || focused === pointed?.index;
      const offsetRem = stripOffsetRem(role, count, isStanding ? standsAt : focused, layout);
      const startRem = layout.safeRem + tileStartRem(role, index, offsetRem, layout);
      const x = readingDirection === 'rtl' ? layout.widthRem - startRem - widthRem : startRem;
      return { x, y: 0, width: widthRem, height: heightRem };
    },
    step(way) {
      const seen = Math.max(1, visibleTiles(role, layout) - 1);
      const index = within(standsAt + (way === 'on' ? seen : -seen));
      if (count > 0) engine.focus(toNodeId(groupId, keyOf(index)));
    },
    follow(element, focused) {
      const index = ids.indexOfId(focused);
      if (index !== -1) standsAt = index;
      pointed = undefined;
      scrolledRem = undefined;
      // A phone scrolls its strips itself; focus only asks for a place.
      if (layout.name === 'phone') scrollStrip(element, wayRem());
      else slide(element);
      mark(element, standsAt);
    },
    stay(element, focused) {
      const index = ids.indexOfId(focused);
      if (focused === null || index === -1) return;
      pointed = { id: focused, index };
      if (layout.name !== 'phone') slide(element);
      mark(element, index);
    },
    scrolledTo(rem) {
      const isAway = Math.abs(rem - stripOffsetRem(role, count, standsAt, layout)) * scrollingRootPx > 1;
      scrolledRem = isAway ? rem : undefined;
    },
    standScrolled(element) {
      if (scrolledRem !== undefined) scrollStrip(element, readingDirection === 'rtl' ? scrolledRem : -scrolledRem);
    },
  };
}

/** Marks the ends beyond which there is nothing, where arrows would lead there. */
function markEnds(element: HTMLElement, { role, count, layout }: StripOptions, standsAt: number): void {
  if (layout.RailArrows === undefined) return;
  const offsetRem = stripOffsetRem(role, count, standsAt, layout);
  setMark(element, 'data-first', offsetRem <= stripOffsetRem(role, count, 0, layout));
  setMark(element, 'data-last', offsetRem >= stripOffsetRem(role, count, count - 1, layout));
}

/** Marks which way the caption of a tile goes on the screen, as the strip stands. */
function markCaption(
  element: HTMLElement,
  { role, count, layout }: StripOptions,
  standsAt: number,
  focusedIndex: number,
): void {
  const offsetRem = stripOffsetRem(role, count, standsAt, layout);
  if (hasEndCaption(role, focusedIndex, offsetRem, layout)) element.setAttribute('data-caption', 'end');
  else element.removeAttribute('data-caption');
}

/** Pixels to a rem in the layout whose strips scroll. */
const scrollingRootPx = 16;

/** Where a new strip stands: at the tile that has focus, or where a pointer left it, so that the tile under the pointer keeps its place. */
function startPlace({ index, pointed }: StripPlace, focusedIndex: number, focused: NodeId | null): StripPlace {
  if (focusedIndex === -1) return { index };
  if (pointed === undefined || pointed.id !== focused) return { index: focusedIndex };
  return { index: index + focusedIndex - pointed.index, pointed: { id: pointed.id, index: focusedIndex } };
}

/** Writes where a strip that scrolls stands; right-to-left counts below zero. */
function scrollStrip(element: HTMLElement, wayRem: number): void {
  const parent = element.parentElement;
  if (parent !== null) parent.scrollLeft = -wayRem * scrollingRootPx;
}

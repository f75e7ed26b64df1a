import type { FocusEngine, FocusRect, NodeId, ReadingDirection } from '@fjernsyn/focus';
import { toRem } from '../theme/rem';
import { coreTokens } from '../theme/tokens';
import { createItemIds } from './item-ids';
import { hasEndCaption, stripOffsetRem, tileStartRem } from './strip-arithmetic';
import { type TileRole, tileSizes } from './tile-roles';

/** What a {@link StripModel} is made of. */
export interface StripOptions {
  readonly engine: FocusEngine;
  readonly groupId: NodeId;
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly readingDirection: ReadingDirection;
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
  /** Takes the focused tile, where it is one of this strip, and writes where the strip stands. */
  place(element: HTMLElement, focused: NodeId | null): void;
}

const { canvas } = coreTokens;
const SAFE_REM = toRem(canvas.safeX);
const SCREEN_REM = toRem(canvas.width);

/** Creates a {@link StripModel}. */
export function createStripModel(options: StripOptions): StripModel {
  const { engine, groupId, role, count, keyOf, readingDirection, startIndex } = options;
  const ids = createItemIds(groupId, count, keyOf);
  const { widthRem, heightRem } = tileSizes[role];
  let standsAt = Math.min(startIndex, Math.max(0, count - 1));
  return {
    get index() {
      return standsAt;
    },
    ...ids,
    rectOf(index) {
      // The engine may ask before this strip has heard of a change, so the focused tile is asked for anew.
      const focused = engine.hasFocusWithin(groupId) ? ids.indexOfId(engine.getFocused()) : -1;
      const offsetRem = stripOffsetRem(role, count, focused === -1 ? standsAt : focused);
      const start = SAFE_REM + tileStartRem(role, index, offsetRem);
      const x = readingDirection === 'rtl' ? SCREEN_REM - start - widthRem : start;
      return { x, y: 0, width: widthRem, height: heightRem };
    },
    place(element, focused) {
      const index = ids.indexOfId(focused);
      if (index !== -1) standsAt = index;
      const offsetRem = stripOffsetRem(role, count, standsAt);
      const way = readingDirection === 'rtl' ? offsetRem : -offsetRem;
      element.style.transform = `translateX(${Math.round(way * 10_000) / 10_000}rem)`;
      if (hasEndCaption(role, count, standsAt)) element.setAttribute('data-caption', 'end');
      else element.removeAttribute('data-caption');
    },
  };
}

import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import { type TileRole, tileSizes } from '../settings/tile-roles';
import {
  firstTileSeen,
  hasEndCaption,
  nearTiles,
  safeWidthRem as safeWidth,
  seenTiles,
  stripOffsetRem,
  stripWidthRem,
  tilePitchRem,
  visibleTiles,
} from './strip-arithmetic';

const safeWidthRem = safeWidth(tvLayout);

test('[UI20] slides focus to the safe edge, and never past the last tile', () => {
  expect(stripOffsetRem('wide', 24, 0, tvLayout)).toBe(0);
  expect(stripOffsetRem('wide', 24, 3, tvLayout)).toBe(3 * tilePitchRem('wide', tvLayout));
  const last = stripOffsetRem('wide', 24, 23, tvLayout);
  expect(23 * tilePitchRem('wide', tvLayout) - last + tileSizes.wide.widthRem).toBeCloseTo(safeWidthRem);
  expect(stripOffsetRem('wide', 3, 2, tvLayout)).toBe(0);
});

test.each(['wide', 'poster', 'square', 'block', 'episode', 'channel'] as const)(
  '[UI20] lets the next %s peek',
  (role) => {
    const whole = visibleTiles(role, tvLayout) - 1;
    const startRem = 3.75 + whole * tilePitchRem(role, tvLayout);
    expect(80 - startRem).toBeGreaterThanOrEqual(5.25);
  },
);

test('[UI21] a tile is near that is seen, or one of two on either side', () => {
  const seen = visibleTiles('wide', tvLayout);
  expect(seenTiles('wide', 24, 6, tvLayout)).toEqual({ first: 5, end: 6 + seen });
  expect(nearTiles('wide', 24, 0, tvLayout)).toEqual({ first: 0, end: seen + 2 });
  expect(nearTiles('wide', 24, 6, tvLayout)).toEqual({ first: 3, end: 6 + seen + 2 });
  expect(nearTiles('wide', 3, 6, tvLayout)).toEqual({ first: 3, end: 3 });
});

test('[UI21] at its end a strip no longer slides, and all of its last tiles are seen', () => {
  const start = firstTileSeen('wide', 24, 23, tvLayout);
  expect(firstTileSeen('wide', 24, 21, tvLayout)).toBe(start);
  expect(seenTiles('wide', 24, start, tvLayout).end).toBe(24);
});

test('[UI20] a strip that scrolls is as wide as its tiles and the room at both edges', () => {
  const { safeRem, gapRem } = tvLayout;
  expect(stripWidthRem('wide', 3, tvLayout)).toBe(2 * safeRem + 3 * tileSizes.wide.widthRem + 2 * gapRem);
});

test('[UI23] sets a wide caption from the far edge where it would run over it', () => {
  const isAtEnd = (role: TileRole, index: number): boolean =>
    hasEndCaption(role, index, stripOffsetRem(role, 24, index, tvLayout), tvLayout);
  expect(isAtEnd('poster', 0)).toBe(false);
  expect(isAtEnd('poster', 23)).toBe(true);
  expect(isAtEnd('wide', 23)).toBe(false);
});

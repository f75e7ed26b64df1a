import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import { type TileRole, tileSizes } from '../settings/tile-roles';
import {
  drawnTiles,
  hasEndCaption,
  mountedTiles,
  nearTiles,
  safeWidthRem as safeWidth,
  seenTiles,
  stripOffsetRem,
  tilePitchRem,
  tileWindow,
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

test('[UI21] mounts what is seen first, then a block a step, and up to 32 tiles whole', () => {
  expect(mountedTiles('wide', 24, 0, 0, tvLayout)).toEqual({ first: 0, end: 6 });
  expect(mountedTiles('wide', 24, 0, 1, tvLayout)).toEqual({ first: 0, end: 18 });
  expect(mountedTiles('wide', 24, 0, 2, tvLayout)).toEqual({ first: 0, end: 24 });
  expect(mountedTiles('wide', 24, 20, 0, tvLayout)).toEqual({ first: 0, end: 24 });
  expect(tileWindow(32, 31)).toEqual({ first: 0, end: 32 });
});

test('[UI21] keeps a longer rail in blocks of 12 around focus', () => {
  expect(tileWindow(500, 0)).toEqual({ first: 0, end: 24 });
  expect(tileWindow(500, 11)).toEqual({ first: 0, end: 24 });
  expect(tileWindow(500, 100)).toEqual({ first: 84, end: 120 });
  expect(tileWindow(500, 499)).toEqual({ first: 480, end: 500 });
});

test('[UI22] loads the pictures of the tiles seen and as many again', () => {
  expect(nearTiles('wide', 24, 0, tvLayout)).toEqual({ first: 0, end: 10 });
  expect(nearTiles('wide', 24, 12, tvLayout)).toEqual({ first: 7, end: 22 });
});

test('[UI23] sets a wide caption from the far edge where it would run over it', () => {
  const isAtEnd = (role: TileRole, index: number): boolean =>
    hasEndCaption(role, index, stripOffsetRem(role, 24, index, tvLayout), tvLayout);
  expect(isAtEnd('poster', 0)).toBe(false);
  expect(isAtEnd('poster', 23)).toBe(true);
  expect(isAtEnd('wide', 23)).toBe(false);
});

test('[UI39] a TV draws the tiles that are seen, the one that leaves and two on either side, a window all of them', () => {
  const seen = visibleTiles('wide', tvLayout);
  expect(seenTiles('wide', 24, 6, tvLayout)).toEqual({ first: 5, end: 6 + seen });
  expect(drawnTiles('wide', 24, 0, tvLayout)).toEqual({ first: 0, end: seen + 2 });
  expect(drawnTiles('wide', 24, 6, tvLayout)).toEqual({ first: 3, end: 6 + seen + 2 });
  // At its end a strip no longer slides.
  expect(drawnTiles('wide', 24, 23, tvLayout)).toEqual(drawnTiles('wide', 24, 21, tvLayout));
  expect(drawnTiles('wide', 24, 6, { ...tvLayout, name: 'phone' })).toEqual({ first: 0, end: 24 });
});

import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { makeLayout } from '../layouts/web-layouts';
import { tvLayout } from '../settings/layout';
import { resolveTheme } from '../theme/theme-css';
import {
  columnsOf,
  gridLayout,
  rowPitchRem,
  rowSpan,
  rowsAtFirst,
  rowsNear,
  rowsWithin,
  tileRect,
} from './grid-arithmetic';

const shape = { role: 'wide', textScale: 1, layout: tvLayout, headRem: 6 } as const;
const pitchRem = (144 + 62 + 32) / 16;

test.each([
  ['wide', 4],
  ['poster', 6],
  ['square', 5],
  ['block', 3],
] as const)('[UI990] of the role %s %i tiles stand between the edges of a TV', (role, columns) => {
  expect(columnsOf(role, tvLayout)).toBe(columns);
  expect(gridLayout(role, tvLayout)).toBe(tvLayout);
});

test.each([
  ['phone', 360, 2],
  ['phone', 700, 3],
  ['desktop', 1440, 5],
] as const)('[UI990] the rows of a %s of %i px are filled by %i tiles of the same shape', (name, widthPx, columns) => {
  const layout = makeLayout({ name, widthPx, heightPx: 800, theme: resolveTheme({ brand: plainBrand }) });
  const filled = gridLayout('wide', layout);
  const { widthRem, heightRem } = filled.tiles.wide;
  const rowRem = columns * widthRem + (columns - 1) * filled.gapRem;
  expect([columnsOf('wide', filled), rowRem]).toEqual([columns, expect.closeTo(layout.widthRem - 2 * layout.safeRem)]);
  expect(widthRem / heightRem).toBeCloseTo(layout.tiles.wide.widthRem / layout.tiles.wide.heightRem);
});

test('[UI990] a tile stands at the place of its row and column, from the side of reading', () => {
  const at = { y: 6 + pitchRem, width: 16, height: 9 };
  expect(rowPitchRem(shape)).toBe(pitchRem);
  expect(tileRect(5, shape, 'ltr')).toEqual({ ...at, x: 3.75 + 17.75 });
  expect(tileRect(5, shape, 'rtl')).toEqual({ ...at, x: 80 - 3.75 - 17.75 - 16 });
});

test('[UI991] the rows of a grid are those of a part of its section, and one more on either side is near', () => {
  expect(rowsWithin({ topRem: 6 + 2 * pitchRem, bottomRem: 6 + 4.5 * pitchRem }, shape, 9)).toEqual({
    first: 2,
    end: 5,
  });
  expect(rowsWithin({ topRem: -40, bottomRem: -1 }, shape, 9)).toEqual({ first: 0, end: 0 });
  expect(rowsWithin({ topRem: 900, bottomRem: 940 }, shape, 9)).toEqual({ first: 9, end: 9 });
  expect(rowsNear({ first: 0, end: 3 }, 9)).toEqual({ first: 0, end: 4 });
  expect(rowsAtFirst(shape, 9)).toEqual({ first: 0, end: 2 });
});

test('[UI993] a row is seen with a bit of the one above it, and the first with the head', () => {
  expect(rowSpan(0, shape)).toEqual({ topRem: 0, bottomRem: 6 + pitchRem });
  expect(rowSpan(2, shape)).toEqual({ topRem: 6 + 2 * pitchRem - 1.25, bottomRem: 6 + 3 * pitchRem });
});

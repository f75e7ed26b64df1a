import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import { cellOf, columnsOf } from './profile-cells';

const windowOf = (widthPx: number) => ({ ...tvLayout, name: 'desktop', widthRem: widthPx / 16 }) as const;

test('[UI671] on a set six stand beside one another in a prompt and eight on a page, 33 px apart', () => {
  expect([columnsOf('prompt', tvLayout), columnsOf('page', tvLayout)]).toEqual([6, 8]);
  expect(cellOf('prompt', tvLayout, 1)).toEqual({
    widthRem: 12.25,
    circleRem: 8.5,
    heightRem: 13.125,
    gapRem: 2.0625,
  });
});

test('[UI671] a window has as many as there is room for, and one at least', () => {
  expect([1440, 900, 400, 100].map((width) => columnsOf('prompt', windowOf(width)))).toEqual([6, 4, 1, 1]);
});

test.each([
  ['prompt', tvLayout],
  ['page', tvLayout],
  ['prompt', { ...tvLayout, safeRem: 8 }],
  ['page', { ...tvLayout, safeRem: 8 }],
] as const)(
  '[UI671] in %s no picture in focus reaches its neighbour, and the row keeps to the safe area',
  (place, layout) => {
    const { widthRem, circleRem } = cellOf(place, layout, 1);
    const ringRem = 0.5 * 1.12;
    expect(circleRem / 2 + (circleRem / 2) * 1.12 + ringRem).toBeLessThan(widthRem);
    const besideRem = (widthRem - circleRem) / 2;
    const picturesRem = widthRem * columnsOf(place, layout) - 2 * besideRem;
    expect(picturesRem).toBeLessThanOrEqual(layout.widthRem - 2 * layout.safeRem);
  },
);

test('[UI671] names grow with the text, pictures do not', () => {
  const large = cellOf('prompt', tvLayout, 1.3);
  expect(large.circleRem).toBe(8.5);
  expect(large.heightRem).toBeCloseTo(8.5 + (20 + 54 * 1.3) / 16, 3);
});

import { expect, it, test } from 'vitest';
import { heightOf, ratioOfRole, ratioOfSize } from './image-ratios';

test.each([
  ['poster', 900],
  ['tile', 338],
  ['wallpaper', 338],
  ['block', 450],
  ['hero4x3', 450],
  ['hero3x1', 200],
  ['hero7x1', 86],
  ['tall', 1200],
  ['square', 600],
] as const)('[CA550] [images-03] %s of 600 pixels is %i high', (role, heightPx) => {
  expect(heightOf(600, ratioOfRole(role))).toBe(heightPx);
});

it('[CA551] a picture of its own size has the shape of that', () => {
  expect(ratioOfSize(400, 100)).toBe(4);
});

test.each([
  [0, 0],
  [100, 0],
  [0, 100],
  [null, 50],
  [null, null],
  ['x', 5],
  [-100, -50],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 5],
  [Number.MAX_VALUE, Number.MIN_VALUE],
  [Number.MIN_VALUE, Number.MAX_VALUE],
])('[CA551] [images-02] a picture of %s by %s has the usual shape', (width, height) => {
  expect(ratioOfSize(width, height)).toBe(16 / 9);
});

it('[CA551] a picture is at least a pixel high', () => {
  expect(heightOf(1, 7)).toBe(1);
});

import { expect, it } from 'vitest';
import { restOffset, type ScrollAlign } from './rest-offset';

const child = (index: number) => ({ start: index * 100, end: index * 100 + 90 });
const box = (offset: number) => ({ viewport: 250, content: 990, offset });

it.each<[ScrollAlign, readonly number[]]>([
  ['start', [0, 300, 740]],
  ['end', [0, 140, 740]],
  ['middle', [0, 220, 740]],
  [0.2, [0, 250, 740]],
])('[CC7] brings a child to %s, never past an end', (align, offsets) => {
  expect([0, 3, 9].map((index) => restOffset(box(500), child(index), align))).toEqual(offsets);
});

it('[CC7] leaves alone with nearest what is seen, and else goes as far as it must', () => {
  expect([5, 4, 6, 9].map((index) => restOffset(box(480), child(index), 'nearest'))).toEqual([480, 400, 480, 740]);
  expect(restOffset(box(480), { start: 400, end: 800 }, 'nearest')).toBe(400);
});

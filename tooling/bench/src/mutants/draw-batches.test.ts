import { expect, it } from 'vitest';
import { drawBatches } from './draw-batches';

const files = Array.from({ length: 23 }, (_, at) => `file-${at}.ts`);

it('[BE122] draws every file once, in an order by chance, a tenth at a time', () => {
  const numbers = files.map((_, at) => (at * 7) % files.length);
  let next = 0;
  const batches = drawBatches(files, () => (numbers[next++] ?? 0) / files.length);
  expect([...batches.flat()].sort()).toEqual([...files].sort());
  expect(batches.flat()).not.toEqual(files);
  expect(batches.map((batch) => batch.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 2]);
});

it('[BE122] draws nothing of nothing', () => {
  expect(drawBatches([], () => 0)).toEqual([]);
});

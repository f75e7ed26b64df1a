import { expect, it } from 'vitest';
import { createWalk } from './walk';

const size = { rows: 5, columns: 8 };
const deltas = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

it('[BE10] every press of a walk moves by one inside the grid, and the same seed walks the same way', () => {
  const walk = createWalk(size, 'column', 1_000);
  expect(walk).toHaveLength(1_000);
  expect(walk).toEqual(createWalk(size, 'column', 1_000));
  let place = { row: 0, column: 0 };
  for (const { direction, row, column } of walk) {
    const [down, right] = deltas[direction];
    expect({ row, column }).toEqual({ row: place.row + down, column: place.column + right });
    expect(row >= 0 && row < size.rows && column >= 0 && column < size.columns).toBe(true);
    place = { row, column };
  }
  expect(new Set(walk.map(({ direction }) => direction)).size).toBe(4);
});

it('[BE10] where rows remember, a row is entered where it was left, first at its start', () => {
  const left = new Map<number, number>();
  let place = { row: 0, column: 0 };
  for (const { direction, row, column } of createWalk(size, 'memory', 1_000)) {
    if (direction === 'up' || direction === 'down') expect(column).toBe(left.get(row) ?? 0);
    left.set(place.row, place.column);
    place = { row, column };
  }
});

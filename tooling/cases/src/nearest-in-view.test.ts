import { expect, it } from 'vitest';
import { nearestInView } from './nearest-in-view';

const child = (index: number) => ({ start: index * 100, end: index * 100 + 90 });

it('[CC8] goes on after a scroll by hand from what is seen whole', () => {
  expect(nearestInView({ viewport: 250, offset: 0 }, 10, child, 1)).toBe(1);
  expect(nearestInView({ viewport: 250, offset: 520 }, 10, child, 1)).toBe(6);
  expect(nearestInView({ viewport: 250, offset: 120 }, 10, child, 9)).toBe(2);
  expect(nearestInView({ viewport: 50, offset: 0 }, 10, child, 0)).toBe(-1);
});

import { expect, test } from 'vitest';
import { mostRating } from './most-rating';

test.each([
  [undefined, 10],
  [5, 5],
  [5.5, 5],
  [100, 10],
  [0.5, 2],
])('[CL1148] a configured highest number of %s is %i', (configured, most) => {
  expect(mostRating(configured)).toBe(most);
});

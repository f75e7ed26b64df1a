import { expect, it } from 'vitest';
import { percentile, summarise } from './statistics';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it('[BE1] tells the median and two percentiles, each a value that was measured', () => {
  expect(summarise(oneToHundred)).toEqual({ median: 50, p90: 90, p99: 99 });
  expect(summarise([7])).toEqual({ median: 7, p90: 7, p99: 7 });
  expect(percentile([2, 10, 9], 0.5)).toBe(9);
});

it('[BE1] sorts by size, not by spelling, and leaves the samples as they were', () => {
  const samples = [100, 9, 80];
  expect(percentile(samples, 1)).toBe(100);
  expect(samples).toEqual([100, 9, 80]);
});

it('[BE1] knows nothing of no samples', () => {
  expect(percentile([], 0.5)).toBeNaN();
});

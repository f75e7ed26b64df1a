import { expect, it } from 'vitest';
import { faultsOfWalk } from './walk-soaks';

it('[BE21] finds fault with a walk that failed, and tells the seed by which it is walked again', () => {
  expect(faultsOfWalk('7', 0)).toEqual([]);
  expect(faultsOfWalk('7', 1)).toEqual([expect.stringContaining('FJERNSYN_SEED=7')]);
});

import { expect, it } from 'vitest';
import { faultsOf } from './answers-soak';

const good = { schema: 'parsePage', values: 9_000, malformed: 1_000, surprises: [], slowestMs: 12 };

it('[BE6] finds fault with what is neither a value nor a typed error, and with an answer that takes a second', () => {
  expect(faultsOf(good)).toEqual([]);
  expect([faultsOf({ ...good, slowestMs: 1_000 }), faultsOf({ ...good, slowestMs: 1_001 }).length]).toEqual([[], 1]);
  expect(faultsOf({ ...good, surprises: ['TypeError for {}'], slowestMs: 1_500 })).toEqual([
    'parsePage: TypeError for {}',
    'parsePage: one answer took 1500 ms',
  ]);
});

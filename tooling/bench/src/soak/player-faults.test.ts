import { expect, it } from 'vitest';
import { faultsOfBuffers, faultsOfHeld } from './player-faults';

const held = (after: number, heapBytes: number, videos = 0) => ({
  after,
  heapBytes,
  elements: 900,
  listeners: 100,
  videos,
  mediaSources: 0,
  sourceBuffers: 0,
});

it('[BE301] finds fault with a heap that grew by more than 5 %, and with more of anything than the first time', () => {
  expect(faultsOfHeld('films', [])).toEqual([]);
  expect(faultsOfHeld('films', [held(20, 100), held(40, 130, 2), held(200, 105)])).toEqual([]);
  expect(faultsOfHeld('films', [held(20, 100), held(200, 106, 1)])).toEqual([
    'after 200 films the heap is 1.060 × the first',
    'after 200 films there are 1 videos, and were 0',
  ]);
});

it('[BE302] finds fault with more than 20 s ahead and 10 s behind', () => {
  expect(faultsOfBuffers([{ aheadSeconds: 20, behindSeconds: 10 }])).toEqual([]);
  expect(
    faultsOfBuffers([
      { aheadSeconds: 20.1, behindSeconds: 1 },
      { aheadSeconds: 1, behindSeconds: 11 },
    ]),
  ).toEqual(['20.1 s are buffered ahead', '11.0 s are buffered behind']);
});

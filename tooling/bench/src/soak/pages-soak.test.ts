import { expect, it } from 'vitest';
import { faultsOfPages } from './pages-soak';

const after = (pages: number, heapBytes: number) => ({ pages, heapBytes, elements: 900 });

it('[BE132] finds fault with a heap that grew by more than 5 % from the first pages to the last', () => {
  expect(faultsOfPages([after(20, 100), after(40, 130), after(200, 105)])).toEqual([]);
  expect(faultsOfPages([after(20, 100), after(200, 106)])).toEqual([
    'the heap grew to 1.060 × that after the first pages',
  ]);
});

import { expect, it } from 'vitest';
import { faultsOfHours } from './evening-soak';

const end = (heapBytes: number, wrong: readonly string[] = []) => ({ heapBytes, timers: 3, wrong });

it('[BE22] finds fault with a heap that grew by more than 5 %, and with an hour in which something went wrong', () => {
  expect(faultsOfHours([end(100), end(130), end(105)])).toEqual([]);
  expect(faultsOfHours([end(100), end(100, ['nothing played']), end(106)])).toEqual([
    'hour 2: nothing played',
    'the heap grew to 1.060 × that after the first hour',
  ]);
});

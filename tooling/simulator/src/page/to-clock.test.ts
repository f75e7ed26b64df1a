import { expect, it } from 'vitest';
import { toClock } from './to-clock';

it('[SI61] tells the time since the simulator was opened', () => {
  expect(toClock(65_250)).toBe('1:05.250');
  expect(toClock(7)).toBe('0:00.007');
});

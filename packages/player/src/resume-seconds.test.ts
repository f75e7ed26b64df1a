import { expect, test } from 'vitest';
import { toResumeSeconds } from './resume-seconds';

test.each([
  ['in the middle, five seconds earlier', 1_200, 3_600, false, 1_195],
  ['thirty seconds in', 30, 3_600, false, 25],
  ['less than thirty seconds in', 29, 3_600, false, 0],
  ['thirty seconds before the end', 3_570, 3_600, false, 3_565],
  ['nearer to the end', 3_571, 3_600, false, 0],
  ['fully watched', 1_200, 3_600, true, 0],
  ['of a length that nobody knows', 1_200, undefined, false, 1_195],
  ['never begun', 0, 3_600, false, 0],
] as const)(
  '[PL570] [P071] a film goes on where it was left: %s',
  (_, positionSeconds, duration, isFullyWatched, from) => {
    expect(toResumeSeconds({ positionSeconds, isFullyWatched }, duration)).toBe(from);
  },
);

import { durationsMs } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createFakeClock, fakeNow, settled } from './fake-clock';

test('[PF1] runs timers at their own time, in the order they fall due and then were set', () => {
  const clock = createFakeClock();
  const runs: string[] = [];
  clock.after(20, () => runs.push(`late ${clock.now() - fakeNow}`));
  clock.after(10, () => runs.push(`first ${clock.now() - fakeNow}`));
  clock.after(10, () => runs.push(`second ${clock.now() - fakeNow}`));
  clock.advance(30);
  expect([runs, clock.now() - fakeNow]).toEqual([['first 10', 'second 10', 'late 20'], 30]);
});

test('[PF1] runs timers set meanwhile in the same advance, each at its own time', () => {
  const clock = createFakeClock();
  const runs: number[] = [];
  const tick = (): void => {
    runs.push(clock.now() - fakeNow);
    clock.after(10, tick);
  };
  clock.after(10, tick);
  clock.advance(35);
  expect([runs, clock.pending]).toEqual([[10, 20, 30], 1]);
});

test('[PF2] runs nothing within the call that sets it, nothing ended, and a delay of 60 days in full', () => {
  const clock = createFakeClock();
  let runs = 0;
  clock.after(-1, () => runs++);
  const end = clock.after(60 * durationsMs.day, () => runs++);
  const other = clock.after(60 * durationsMs.day, () => runs++);
  expect(runs).toBe(0);
  clock.advance(60 * durationsMs.day - 1);
  expect(runs).toBe(1);
  end();
  end();
  clock.advance(1);
  expect(runs).toBe(2);
  other();
});

test('[PF3] settles promises between timers', async () => {
  const clock = createFakeClock();
  const runs: string[] = [];
  clock.after(10, () => void Promise.resolve().then(() => clock.after(10, () => runs.push('chained'))));
  clock.after(20, () => runs.push('set early'));
  await clock.advanceSettled(20);
  await settled();
  expect(runs).toEqual(['set early', 'chained']);
});

test('[PF4] changes the set’s time without running timers', () => {
  const clock = createFakeClock();
  let runs = 0;
  clock.after(10, () => runs++);
  clock.jumpTo(fakeNow + durationsMs.hour);
  expect(runs).toBe(0);
  clock.advance(10);
  expect([runs, clock.now()]).toEqual([1, fakeNow + durationsMs.hour + 10]);
});

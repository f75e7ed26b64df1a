import { durationsMs } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createFakeTimerWindow } from '../testing/fake-timer-window';
import { createBrowserClock } from './browser-clock';

test('[BR1] keeps a delay of 60 days, beyond what one timer holds', () => {
  const window = createFakeTimerWindow();
  let runs = 0;
  createBrowserClock(window).after(60 * durationsMs.day, () => runs++);
  window.advance(60 * durationsMs.day - 1);
  expect(runs).toBe(0);
  window.advance(1);
  expect(runs).toBe(1);
  expect(window.pending).toBe(0);
});

test('[BR1] ends a chained delay in any of its parts', () => {
  const window = createFakeTimerWindow();
  let runs = 0;
  const end = createBrowserClock(window).after(60 * durationsMs.day, () => runs++);
  window.advance(30 * durationsMs.day);
  end();
  end();
  window.advance(60 * durationsMs.day);
  expect([runs, window.pending]).toEqual([0, 0]);
});

test('[BR2] runs nothing within the call, and nothing early', () => {
  const window = createFakeTimerWindow();
  const runs: string[] = [];
  const clock = createBrowserClock(window);
  clock.after(-5, () => runs.push('past'));
  clock.after(10.4, () => runs.push('part'));
  expect(runs).toEqual([]);
  window.advance(10);
  expect(runs).toEqual(['past']);
  window.advance(1);
  expect(runs).toEqual(['past', 'part']);
});

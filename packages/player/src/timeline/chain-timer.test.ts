import { durationsMs } from '@fjernsyn/kernel';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createChainTimer } from './chain-timer';

const setUp = (timeoutMinutes: number | undefined) => {
  const clock = createFakeClock();
  const onDue = vi.fn();
  const timer = createChainTimer({ clock, timeoutMinutes, onDue });
  const pass = (minutes: number) => clock.advance(minutes * durationsMs.minute);
  return { clock, onDue, timer, pass };
};

test('[PL590] [P076] tells once that so many minutes were played over several items, pauses not counted', () => {
  const { timer, pass, onDue } = setUp(180);
  for (let episode = 0; episode < 5; episode++) {
    timer.setPlaying(true);
    pass(35);
    timer.setPlaying(false);
    pass(30);
  }
  expect([timer.isDue(), onDue.mock.calls.length]).toEqual([false, 0]);
  timer.setPlaying(true);
  pass(4.9);
  expect(timer.isDue()).toBe(false);
  pass(0.1);
  expect(timer.isDue()).toBe(true);
  pass(600);
  timer.setPlaying(true);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test('[PL590] being told twice that it plays counts once', () => {
  const { timer, pass, onDue } = setUp(2);
  timer.setPlaying(true);
  timer.setPlaying(true);
  pass(1.5);
  expect(onDue).not.toHaveBeenCalled();
});

test.each([0, undefined])('[PL591] with a time of %s nothing is ever due, and no timer runs', (minutes) => {
  const { timer, pass, onDue, clock } = setUp(minutes);
  timer.setPlaying(true);
  expect(clock.pending).toBe(0);
  pass(10_000);
  expect([timer.isDue(), onDue.mock.calls.length]).toEqual([false, 0]);
});

test('[PL592] an answer lets it count from the beginning', () => {
  const { timer, pass, onDue } = setUp(1);
  timer.setPlaying(true);
  pass(1);
  timer.answer();
  expect(timer.isDue()).toBe(false);
  pass(0.9);
  expect(onDue).toHaveBeenCalledTimes(1);
  pass(0.1);
  expect(onDue).toHaveBeenCalledTimes(2);
});

test('[PL592] who leaves what plays is not counted for, nor asked later', () => {
  const { timer, pass, onDue, clock } = setUp(2);
  timer.setPlaying(true);
  pass(1.9);
  timer.stop();
  expect(clock.pending).toBe(0);
  timer.setPlaying(true);
  pass(1.9);
  expect(onDue).not.toHaveBeenCalled();
});

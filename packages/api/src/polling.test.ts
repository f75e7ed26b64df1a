import { createFakeClock } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { startPolling } from './polling';

describe('polling', () => {
  it('[AP31] asks every 200 ms until the answer is yes', () => {
    const clock = createFakeClock();
    const ends: boolean[] = [];
    let asked = 0;
    startPolling(
      clock,
      () => ++asked === 3,
      (hasHappened) => void ends.push(hasHappened),
    );
    clock.advance(599);
    expect([asked, ends]).toEqual([2, []]);
    clock.advance(1);
    expect([asked, ends, clock.pending]).toEqual([3, [true], 0]);
  });

  it('[AP31] ends after 30 s, also where the clock jumps', () => {
    const clock = createFakeClock();
    const ends: boolean[] = [];
    startPolling(
      clock,
      () => false,
      (hasHappened) => void ends.push(hasHappened),
    );
    clock.jumpTo(clock.now() + 7_200_000);
    clock.advance(29_999);
    expect(ends).toEqual([]);
    clock.advance(1);
    expect([ends, clock.pending]).toEqual([[false], 0]);
  });

  it('[AP31] tells nothing once it was stopped', () => {
    const clock = createFakeClock();
    const ends: boolean[] = [];
    const stop = startPolling(
      clock,
      () => true,
      (hasHappened) => void ends.push(hasHappened),
      { intervalMs: 500, timeoutMs: 1_000 },
    );
    stop();
    clock.advance(60_000);
    expect([ends, clock.pending]).toEqual([[], 0]);
  });
});

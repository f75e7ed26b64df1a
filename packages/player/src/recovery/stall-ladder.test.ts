import type { MediaRange } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { climb, ladderAtRest, type StallFacts, type StallStep } from './stall-ladder';

const checkMs = 1_000;

/** What plays at 100 s of a long film, with enough ahead. */
const facts: StallFacts = {
  positionSeconds: 100,
  isToMove: true,
  isSeeking: false,
  isWaiting: false,
  bufferedSeconds: [{ start: 0, end: 130 }],
  targetSeconds: undefined,
  remainingSeconds: 3_000,
  seekCount: 0,
  isPipelineSlow: false,
  isConnectionLost: false,
  hasNextSource: true,
};

/** Climbs for a number of seconds; `react` says what is so after a step, or as a second passes. */
function watch(
  seconds: number,
  change: Partial<StallFacts> = {},
  react: (step: StallStep | undefined, now: StallFacts) => Partial<StallFacts> = () => ({}),
) {
  let now: StallFacts = { ...facts, ...change };
  let ladder = { ...ladderAtRest, positionSeconds: now.positionSeconds };
  const steps: string[] = [];
  for (let second = 1; second <= seconds; second++) {
    const looked = climb(ladder, now, checkMs);
    ({ ladder } = looked);
    const { step } = looked;
    if (step) steps.push(`${second} ${step.type}${step.type === 'seek' ? ` ${step.atSeconds}` : ''}`);
    now = { ...now, ...react(step, now) };
  }
  return { steps, now };
}

test('[P001] [PL540] a slow pipeline that stands still is paused and played, not nudged', () => {
  expect(watch(4, { isPipelineSlow: true }).steps).toEqual(['3 restart']);
  expect(watch(4).steps).toEqual(['3 seek 100.1']);
});

test('[P002] [PL541] each step has two seconds to help before the next, and there is an end', () => {
  expect(watch(12, { isPipelineSlow: true }).steps).toEqual([
    '3 restart',
    '5 seek 100.1',
    '7 reload',
    '10 next-source',
  ]);
  expect(watch(10, { isPipelineSlow: true, hasNextSource: false }).steps.slice(-1)).toEqual(['10 give-up']);
});

test('[P003] [PL541] a position that only echoes a nudge has not moved', () => {
  const echo = (step: StallStep | undefined) => (step?.type === 'seek' ? { positionSeconds: step.atSeconds } : {});
  const { steps, now } = watch(8, {}, echo);
  expect(steps.filter((step) => step.includes('seek'))).toHaveLength(1);
  expect(steps).toContain('5 reload');
  expect(now.positionSeconds - facts.positionSeconds).toBeLessThan(1);
});

test('[PL541] a step that helped ends the climb, and is not taken again within a minute', () => {
  const moves = (step: StallStep | undefined, now: StallFacts) =>
    step ? { positionSeconds: now.positionSeconds + 2 } : {};
  expect(watch(62, {}, moves).steps.slice(0, 3)).toEqual(['3 seek 100.1', '7 reload', '11 next-source']);
  const once = watch(70, {}, (step, now) =>
    step || now.positionSeconds > 100 ? { positionSeconds: now.positionSeconds + 1 } : {},
  );
  expect(once.steps).toEqual(['3 seek 100.1']);
});

test('[P005] [PL540] a freeze before the place that was asked for is one too', () => {
  expect(watch(4, { targetSeconds: 103 }).steps).toEqual(['3 seek 100.1']);
});

test('[P006] [PL542] a gap is crossed by jumps that land further in, at most three', () => {
  const bufferedSeconds: readonly MediaRange[] = [
    { start: 0, end: 10 },
    { start: 10.4, end: 30 },
  ];
  // A device that goes back to the frame before the gap unless it is sent a second and more beyond.
  const snaps = (step: StallStep | undefined, { positionSeconds }: StallFacts) => {
    if (step?.type === 'seek') return { positionSeconds: step.atSeconds >= 12 ? step.atSeconds : 9.6 };
    return { positionSeconds: positionSeconds > 10 ? positionSeconds + 1 : 10 };
  };
  const { steps, now } = watch(30, { positionSeconds: 10, bufferedSeconds }, snaps);
  expect(steps).toEqual(['3 seek 10.4', '5 seek 11.4', '7 seek 12.4']);
  expect(now.positionSeconds).toBeGreaterThan(30);
  expect(watch(12, { positionSeconds: 10, bufferedSeconds }).steps.slice(2)).toEqual([
    '7 seek 12.4',
    '9 seek 10.1',
    '11 reload',
  ]);
});

test('[P008] [PL543] nothing is done to what is not to move', () => {
  expect(watch(120, { isToMove: false }).steps).toEqual([]);
});

test('[PL544] media that do not come are waited for, then loaded anew, and looked for elsewhere', () => {
  const starved = { isWaiting: true, bufferedSeconds: [{ start: 0, end: 100.2 }] };
  expect(watch(45, starved).steps).toEqual(['20 reload', '40 next-source']);
  expect(watch(45, { isWaiting: true, bufferedSeconds: undefined }).steps).toEqual(['20 reload', '40 next-source']);
});

test('[PL545] a connection that is lost has 30 s to come back, or another source takes its place at once', () => {
  const lost = { isConnectionLost: true, isWaiting: true, bufferedSeconds: [{ start: 0, end: 100.2 }] };
  expect(watch(31, { ...lost, hasNextSource: false }).steps).toEqual(['30 give-up']);
  expect(watch(3, lost).steps).toEqual(['2 next-source']);
});

test('[P020] [PL546] a seek that nothing is heard of for 8 s is loaded anew, one whose media are missing later', () => {
  const seeking = { isSeeking: true, targetSeconds: 600 };
  expect(watch(9, { ...seeking, bufferedSeconds: undefined }).steps).toEqual(['8 reload']);
  expect(watch(9, { ...seeking, bufferedSeconds: [{ start: 590, end: 620 }] }).steps).toEqual(['8 reload']);
  expect(watch(21, seeking).steps).toEqual(['20 reload']);
  const again = (_: unknown, { seekCount }: StallFacts) => ({ seekCount: seekCount + 1 });
  expect(watch(40, { ...seeking, bufferedSeconds: undefined }, again).steps).toEqual([]);
});

test('[PL740] a seek that has emptied the buffer waits for its media, as one beside other media does', () => {
  const seeking = { isSeeking: true, targetSeconds: 600, bufferedSeconds: [] };
  expect(watch(21, seeking).steps).toEqual(['20 reload']);
  expect(watch(21, { isWaiting: true, bufferedSeconds: [] }).steps).toEqual(['20 reload']);
});

test('[P040] [P072] [PL547] the last seconds of a film that do not come are its end, never another source', () => {
  const starved = { isWaiting: true, bufferedSeconds: [{ start: 0, end: 100.2 }] };
  expect(watch(21, { ...starved, remainingSeconds: 4 }).steps).toEqual(['20 end']);
  expect(watch(3, { remainingSeconds: 0.3 }).steps).toEqual(['2 end']);
  expect(watch(8, { remainingSeconds: 0.3, isSeeking: true, bufferedSeconds: undefined }).steps).toEqual(['8 reload']);
});

test('[PL541] whatever a device does, no rung is taken twice within a minute', () => {
  for (let seed = 1; seed <= 200; seed++) {
    let state = seed;
    const random = (end: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * end);
    };
    const { steps } = watch(60, { isPipelineSlow: seed % 2 === 0, hasNextSource: false }, (_, now) => ({
      positionSeconds: now.positionSeconds + (random(4) === 0 ? random(30) / 10 : 0),
      isWaiting: random(3) === 0,
      isToMove: random(9) !== 0,
    }));
    const kinds = steps.map((step) => step.split(' ')[1]).filter((kind) => kind !== 'give-up');
    expect(new Set(kinds).size, `seed ${seed}: ${steps.join(', ')}`).toBe(kinds.length);
  }
});

import { expect, test } from 'vitest';
import { clampToLive, followWindow, isWindowRoomy, toLiveEdge, toSlideTarget, type WindowMotion } from './live-window';

const twoHours = { start: 1_000, end: 8_200 };

test('[P028] [PL534] a window of less than four minutes is too short for pauses and seeks', () => {
  expect([45, 239, 240, 7_200].map((end) => isWindowRoomy({ start: 0, end }))).toEqual([false, false, true, true]);
});

test('[P025] [PL535] live is a segment before the edge, and within a window that has just begun', () => {
  expect([toLiveEdge(twoHours), toLiveEdge({ start: 10, end: 12 })]).toEqual([8_194, 10]);
});

test('[P024] [PL536] a place at either end of the window is moved inside it, and any other stays', () => {
  expect([0, 1_000, 1_008, 5_000, 8_200].map((seconds) => clampToLive(seconds, twoHours))).toEqual([
    1_008, 1_008, 1_008, 5_000, 8_194,
  ]);
});

/** What is known of a window after so many seconds, when its start is at `startOf` each of them. */
const kindAfter = (seconds: number, startOf: (second: number) => number) => {
  let motion: WindowMotion | undefined;
  for (let second = 0; second <= seconds; second++) {
    motion = followWindow(motion, { start: startOf(second), end: 8_200 + second }, 1_000);
  }
  return motion?.kind;
};

test('[P027] [PL537] a window whose start stands for 30 s grows, one whose start moves slides', () => {
  const stands = () => 1_000;
  expect([kindAfter(29, stands), kindAfter(30, stands)]).toEqual(['unknown', 'growing']);
  expect([
    kindAfter(6, (second) => 1_000 + second),
    kindAfter(90, (second) => 1_000 + Math.max(0, second - 60)),
  ]).toEqual(['sliding', 'sliding']);
});

test('[P022] [P023] [PL538] a place nearer than eight seconds to a sliding start is moved in, and never out again', () => {
  const places = [900, 1_000, 1_007, 1_008, 5_000];
  expect(places.map((seconds) => toSlideTarget(seconds, twoHours, 'sliding'))).toEqual([
    1_016,
    1_016,
    1_016,
    undefined,
    undefined,
  ]);
  expect(places.map((seconds) => toSlideTarget(seconds, twoHours, 'growing'))).toEqual(places.map(() => undefined));
  for (let length = 0; length < 400; length += 7) {
    for (let place = -50; place < 450; place += 9) {
      const range = { start: 0, end: length };
      const target = toSlideTarget(place, range, 'sliding');
      if (target === undefined) continue;
      expect([target >= range.start, target <= range.end]).toEqual([true, true]);
    }
  }
});

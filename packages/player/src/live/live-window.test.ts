import { expect, test } from 'vitest';
import { clampToLive, isWindowRoomy, toLiveEdge } from './live-window';

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

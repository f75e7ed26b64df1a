import { nothingObserved } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { toFilmWindow, toLiveWindow, toSecondsBehindLive } from './playback-window';

const eightMonths = 28_711_103;
const dash = toLiveWindow({
  ...nothingObserved,
  originAt: 1_767_225_600_000,
  seekableSeconds: { start: eightMonths - 600, end: eightMonths },
});
const hls = toLiveWindow({ ...nothingObserved, seekableSeconds: { start: 0, end: 300 } });

test('[PL100] [found-live-01] a film’s window is its length, a live stream’s what can be gone back to, by DASH and by HLS', () => {
  expect(toFilmWindow(95)).toMatchObject({ startSeconds: 0, endSeconds: 95, liveEdgeSeconds: undefined });
  expect(toFilmWindow(undefined)).toMatchObject({ startSeconds: 0, endSeconds: 0 });
  expect(dash).toEqual({
    startSeconds: eightMonths - 600,
    endSeconds: eightMonths,
    liveEdgeSeconds: eightMonths,
    originAt: 1_767_225_600_000,
  });
  expect(hls).toEqual({ startSeconds: 0, endSeconds: 300, liveEdgeSeconds: 300, originAt: undefined });
});

test('[PL101] [found-live-01] a step back is behind live, a hiccup is not, and a film never is', () => {
  expect([300, 291.5, 290, 0].map((seconds) => toSecondsBehindLive(hls, seconds))).toEqual([0, 0, 10, 300]);
  expect(toSecondsBehindLive(dash, eightMonths - 272)).toBe(272);
  expect(toSecondsBehindLive(toFilmWindow(95), 20)).toBe(0);
});

import { expect, test } from 'vitest';
import { barOf } from './bar-of';

const eightMonths = 28_711_103;
const live = {
  state: 'PLAYING',
  isLive: true,
  isPlayIntended: true,
  positionSeconds: eightMonths - 300,
  durationSeconds: eightMonths,
  window: {
    startSeconds: eightMonths - 600,
    endSeconds: eightMonths,
    liveEdgeSeconds: eightMonths,
    originAt: undefined,
  },
  scanRate: 0,
  hasSlid: false,
  canSeek: true,
  canPause: true,
  behindLiveSeconds: 300,
  bufferedAheadSeconds: 20,
  subtitleTracks: [],
  selectedSubtitleId: null,
  haveSubtitlesFailed: false,
  audioTracks: [],
  accessMode: 'StandardVideo',
  accessModes: [],
  wishes: {},
  timeCodes: [],
  isPictureKept: false,
} as const;
const words = { text: 'Live', behindText: '5:00 efter live' };

test('[CL442] [found-live-01] the bar of a live stream is its window, and its middle leads to the middle', () => {
  const sought: number[] = [];
  const bar = barOf(live, words, [], (seconds) => sought.push(seconds));
  expect(bar).toMatchObject({ positionSeconds: 300, durationSeconds: 600, bufferedSeconds: 320 });
  expect(bar).toMatchObject({ positionText: '−5:00', spokenText: '5:00 efter live' });
  expect(bar.textAt?.(0)).toBe('−10:00');
  bar.onSeekTo(bar.durationSeconds / 2);
  expect(sought).toEqual([eightMonths - 300]);
});

test('[CL442] [found-live-01] the bar of a film is its length', () => {
  const film = {
    ...live,
    positionSeconds: 61,
    previewSeconds: 71,
    durationSeconds: 600,
    window: { startSeconds: 0, endSeconds: 600, liveEdgeSeconds: undefined, originAt: undefined },
  };
  expect(barOf(film, undefined, [], () => undefined)).toMatchObject({
    positionSeconds: 71,
    durationSeconds: 600,
    bufferedSeconds: 81,
    positionText: '1:11',
  });
});

test('[CL1511] programmes meet where they begin within the window, by the stream’s own clock', () => {
  const originAt = 1_767_225_600_000;
  const at = (seconds: number): number => originAt + (eightMonths - seconds) * 1_000;
  const stream = { ...live, window: { ...live.window, originAt } };
  const bar = barOf(stream, words, [at(900), at(450), at(150), at(-60)], () => undefined);
  expect([bar.marks, bar.liveEdgeSeconds]).toEqual([[150, 450], 600]);
  expect(barOf(live, words, [at(450)], () => undefined).marks).toEqual([]);
});

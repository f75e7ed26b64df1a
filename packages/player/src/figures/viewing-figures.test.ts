import { expect, test } from 'vitest';
import { type FigureView, toFirstFigures, withView } from './viewing-figures';

const opening: FigureView = { state: 'LOADING', isLive: false, positionSeconds: 0, selectedSubtitleId: null };

/** The figures of views that stood for so many ms each. */
function add(...views: readonly (readonly [forMs: number, change: Partial<FigureView>])[]) {
  let at = 1_000;
  let figures = toFirstFigures(opening, at);
  for (const [forMs, change] of views) {
    figures = withView(figures, { ...figures.view, ...change }, at);
    at += forMs;
  }
  return withView(figures, figures.view, at);
}

test('[PL460] the start ends with the first frame, and with no later one', () => {
  const figures = add(
    [800, {}],
    [2_000, { state: 'PLAYING' }],
    [500, { state: 'LOADING' }],
    [100, { state: 'PLAYING' }],
  );
  expect(figures.startMs).toBe(800);
  expect(add([800, {}]).startMs).toBeUndefined();
});

test('[PL461] what runs dry where it plays is counted and timed', () => {
  const figures = add(
    [300, {}],
    [4_000, { state: 'PLAYING' }],
    [700, { state: 'BUFFERING', positionSeconds: 1 }],
    [100, { state: 'BUFFERING' }],
    [2_000, { state: 'PLAYING' }],
  );
  expect(figures).toMatchObject({ rebufferCount: 1, rebufferMs: 800, playedMs: 6_000, isRebuffering: false });
});

test.each<[string, Partial<FigureView>]>([
  ['a seek', { state: 'BUFFERING', positionSeconds: 60 }],
  ['a pause', { state: 'PAUSED' }],
])('[PL461] %s is no rebuffering', (_name, change) => {
  expect(add([100, { state: 'PLAYING' }], [500, change])).toMatchObject({ rebufferCount: 0, rebufferMs: 0 });
});

test('[PL465] bits a second are those of the time in which they were known', () => {
  const rendition = (bitsPerSecond: number) => ({ bitsPerSecond, width: 1280, height: 720 });
  const figures = add(
    [1_000, { state: 'PLAYING' }],
    [3_000, { rendition: rendition(1_000_000) }],
    [1_000, { rendition: rendition(5_000_000) }],
    [9_000, { state: 'PAUSED' }],
  );
  expect(figures).toMatchObject({ playedMs: 5_000, ratedMs: 4_000, ratedBits: 8_000_000 });
});

test('[PL465] each error counts once, and a clock that jumps back takes nothing away', () => {
  expect(
    add([10, { state: 'ERROR' }], [10, { positionSeconds: 1 }], [10, { state: 'LOADING' }], [10, { state: 'ERROR' }]),
  ).toMatchObject({ errorCount: 2 });
  const figures = withView(toFirstFigures({ ...opening, state: 'PLAYING' }, 5_000), opening, 1_000);
  expect(figures.playedMs).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileSizes } from '../settings/tile-roles';
import { createPictureLoader } from './picture-loader';
import { createSizedImage } from './sized-image-fixture';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(delayMs = 200) {
  let move: () => void = () => undefined;
  const loader = createPictureLoader({
    delayMs,
    limitBytes: 1_000_000,
    imageScale: 1.5,
    watch: () => () => undefined,
    onMove(listener) {
      move = listener;
    },
  });
  const images: HTMLImageElement[] = [];
  const ends: (() => void)[] = [];
  return {
    loader,
    move: () => move(),
    /** Mounts the next image. */
    add() {
      const image = document.createElement('img');
      images.push(image);
      ends.push(loader.load(image, `/${images.length}.jpg`));
    },
    /** Unmounts one. */
    remove: (index: number) => ends[index]?.(),
    loaded: () => images.flatMap((image, index) => (image.hasAttribute('src') ? [index] : [])),
  };
}

test('[UI250] a picture goes with its tile', () => {
  const { add, remove, loaded } = setUp();
  add();
  add();
  expect(loaded()).toEqual([0, 1]);
  remove(0);
  expect(loaded()).toEqual([1]);
});

test('[UI251] asks at once after a single move, and after quick ones when focus has rested', () => {
  const { add, move, loaded } = setUp();
  move();
  add();
  expect(loaded()).toEqual([0]);
  vi.advanceTimersByTime(150);
  move();
  add();
  vi.advanceTimersByTime(150);
  move();
  add();
  vi.advanceTimersByTime(199);
  expect(loaded()).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(loaded()).toEqual([0, 1, 2]);
});

test('[UI251] asks for nothing that has left meanwhile', () => {
  const { add, move, remove, loaded } = setUp();
  move();
  move();
  add();
  remove(0);
  vi.advanceTimersByTime(500);
  expect(loaded()).toEqual([]);
});

test('[UI251] a move that comes late, before the rest that was due, leaves no picture waiting', () => {
  const { add, move, loaded } = setUp();
  move();
  move();
  add();
  add();
  expect(loaded()).toEqual([]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  move();
  vi.advanceTimersByTime(200);
  expect(loaded()).toEqual([0, 1]);
});

test.each([
  [768, 432, false],
  [769, 432, true],
  [2400, 3600, true],
])('[UI460] [found-pict-02] asked for 384 × 216 pixels, of %d × %d is too large: %s', (width, height, isTooLarge) => {
  const { loader } = setUp();
  expect(loader.isTooLarge(createSizedImage(width, height), tileSizes.wide)).toBe(isTooLarge);
});

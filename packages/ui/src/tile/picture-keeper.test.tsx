import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNearness } from '../strip/nearness';
import type { TileSlot } from '../strip/tile-slot';
import { createPictureKeeper } from './picture-keeper';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Bytes of a test's picture of 100 × 100. */
const pictureBytes = 100 * 100 * 4;

function setUp(pictures = 3, delayMs = 200) {
  let move: () => void = () => undefined;
  const onMove = (listener: () => void): void => {
    move = listener;
  };
  const keeper = createPictureKeeper({ budgetBytes: pictures * pictureBytes, delayMs, onMove });
  const nearness = createNearness();
  const images: HTMLImageElement[] = [];
  const ends: (() => void)[] = [];
  const slotOf = (index: number): TileSlot => ({
    ...{ focusKey: `${index}`, order: index, role: 'wide', isNear: () => nearness.isNear(index) },
    whenNear: (listener) => nearness.whenNear(index, listener),
  });
  const loaded = (): number[] => images.flatMap((image, index) => (image.hasAttribute('src') ? [index] : []));
  return {
    move: () => move(),
    /** Puts an image into the next place. */
    add(slot: TileSlot | null = slotOf(images.length)) {
      const image = document.createElement('img');
      for (const name of ['naturalWidth', 'naturalHeight'])
        Object.defineProperty(image, name, {
          get: () => (image.hasAttribute('src') ? 100 : 0),
          configurable: true,
        });
      images.push(image);
      ends.push(keeper.keep(image, `/${images.length}.jpg`, slot));
    },
    remove: (index: number) => ends[index]?.(),
    /** Makes the places from `first` to before `end` near, and lets what they ask for come. */
    near(first: number, end: number) {
      nearness.setRange({ first, end });
      for (const image of images) if (image.hasAttribute('src')) image.dispatchEvent(new Event('load'));
    },
    /** Makes places near, whose pictures are still on their way. */
    startNear: (first: number, end: number) => nearness.setRange({ first, end }),
    /** Lets a picture not come. */
    fail(index: number) {
      const image = images[index];
      for (const name of ['naturalWidth', 'naturalHeight'])
        if (image) Object.defineProperty(image, name, { get: () => 0, configurable: true });
      image?.dispatchEvent(new Event('error'));
    },
    loaded,
  };
}

test('[UI250] loads a picture when its place comes near, and keeps it while there is room', () => {
  const { add, near, loaded } = setUp();
  for (let index = 0; index < 6; index++) add();
  expect(loaded()).toEqual([]);
  near(0, 2);
  near(2, 3);
  expect(loaded()).toEqual([0, 1, 2]);
});

test('[UI250] takes the oldest away that are not near where there is no room, and gives them back when they are', () => {
  const { add, near, loaded } = setUp();
  for (let index = 0; index < 6; index++) add();
  near(0, 2);
  near(2, 4);
  expect(loaded()).toEqual([1, 2, 3]);
  near(4, 6);
  expect(loaded()).toEqual([3, 4, 5]);
  near(0, 1);
  expect(loaded()).toEqual([0, 4, 5]);
});

test('[UI250] what is near stays, whatever it takes, and so does what has no place in a rail', () => {
  const { add, near, loaded } = setUp(2);
  add(null);
  for (let index = 1; index < 6; index++) add();
  near(1, 6);
  near(1, 6);
  expect(loaded()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('[UI250] a picture that leaves the page makes room', () => {
  const { add, near, remove, loaded } = setUp(2);
  for (let index = 0; index < 4; index++) add();
  near(0, 2);
  remove(0);
  near(2, 3);
  expect(loaded()).toEqual([0, 1, 2]);
});

test('[UI250] makes room for pictures that are on their way, and takes it back for those that do not come', () => {
  const { add, near, loaded, startNear, fail } = setUp(2);
  for (let index = 0; index < 6; index++) add();
  near(0, 2);
  startNear(2, 4);
  expect(loaded()).toEqual([2, 3]);
  fail(2);
  fail(3);
  near(4, 5);
  expect(loaded()).toEqual([2, 3, 4]);
});

test('[UI251] asks at once after a single move, and after quick ones when focus has rested', () => {
  const { add, move, near, loaded } = setUp(9);
  for (let index = 0; index < 6; index++) add();
  move();
  near(0, 1);
  expect(loaded()).toEqual([0]);
  vi.advanceTimersByTime(150);
  move();
  near(0, 2);
  vi.advanceTimersByTime(150);
  move();
  near(0, 3);
  vi.advanceTimersByTime(199);
  expect(loaded()).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(loaded()).toEqual([0, 1, 2]);
});

test('[UI251] asks for nothing that has left meanwhile', () => {
  const { add, move, near, remove, loaded } = setUp(9);
  add();
  move();
  move();
  near(0, 1);
  remove(0);
  vi.advanceTimersByTime(500);
  expect(loaded()).toEqual([]);
});

test('[UI250] takes away what goes far a moment after the picture that found no room', () => {
  const { add, near, startNear, loaded } = setUp(3);
  for (let index = 0; index < 6; index++) add();
  near(0, 4);
  expect(loaded()).toEqual([0, 1, 2, 3]);
  startNear(2, 4);
  expect(loaded()).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(500);
  expect(loaded()).toEqual([1, 2, 3]);
});

test('[UI251] a move that comes late, before the rest that was due, leaves no picture waiting', () => {
  const { add, near, move, loaded } = setUp();
  for (let index = 0; index < 2; index++) add();
  move();
  move();
  near(0, 2);
  expect(loaded()).toEqual([]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  move();
  vi.advanceTimersByTime(200);
  expect(loaded()).toEqual([0, 1]);
});

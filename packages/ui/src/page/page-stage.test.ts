import { expect, test, vi } from 'vitest';
import { createPageStage, type PageStage } from './page-stage';
import { createSectionHeights } from './section-heights';

/** Height of the screen; sections of 10 are near within 12 above it and 18 below, and far beyond 24. */
const screenRem = 20;

function stageOf(count: number, heightOf: (order: number) => number = () => 10): PageStage {
  const stage = createPageStage(2);
  for (let order = 0; order < count; order += 1) {
    stage.place({ focusKey: `section-${order}`, order }).resize(heightOf(order));
  }
  return stage;
}

/** Looks at the page with a section at its top, which has focus unless another is said to. */
const lookAt = (stage: PageStage, order: number, focusedOrder = order): boolean => {
  const topRem = stage.heightBefore(order);
  return stage.look({ topRem, bottomRem: topRem + screenRem, focusedOrder });
};

function mountAll(stage: PageStage): number {
  let steps = 0;
  while (stage.mountNext()) steps += 1;
  return steps;
}

const mountedOf = (stage: PageStage): readonly number[] =>
  Array.from({ length: stage.lastOrder() + 1 }, (_, order) => order).filter((order) => stage.isMounted(order));
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('[UI31] [UI306] mounts what is seen at once, and what is near one by one', () => {
  const stage = stageOf(300);
  expect(mountedOf(stage)).toEqual([0, 1]);
  expect(stage.mountNext()).toBe(false);
  lookAt(stage, 0);
  expect(mountedOf(stage)).toEqual([0, 1]);
  expect(stage.mountNext()).toBe(true);
  expect(mountedOf(stage)).toEqual([0, 1, 2]);
  expect(mountAll(stage)).toBe(1);
  expect(mountedOf(stage)).toEqual([0, 1, 2, 3]);
  expect(stage.getNear()).toEqual({ first: 0, end: 4 });
});

test('[UI38] [UI307] what is far goes when the page is idle, and what is not near once it rests', () => {
  const stage = stageOf(300);
  for (let order = 0; order <= 100; order += 1) {
    lookAt(stage, order);
    mountAll(stage);
    expect(mountedOf(stage)).toEqual(from(Math.max(0, order - 3), order + 3));
  }
  const heard = vi.fn();
  stage.subscribe(heard);
  stage.unmountRest();
  expect(heard).toHaveBeenCalledOnce();
  expect(mountedOf(stage)).toEqual(from(98, 103));
  stage.unmountRest();
  expect(heard).toHaveBeenCalledOnce();
});

test('[UI306] a jump mounts what is seen there alone, and the rest around it as the page is idle', () => {
  const stage = stageOf(300);
  lookAt(stage, 0);
  mountAll(stage);
  lookAt(stage, 250);
  expect(mountedOf(stage)).toEqual([250, 251]);
  mountAll(stage);
  expect(mountedOf(stage)).toEqual(from(248, 253));
  lookAt(stage, 298);
  mountAll(stage);
  expect(mountedOf(stage)).toEqual(from(296, 299));
});

test('[UI38] what has focus stays mounted, wherever the viewer scrolls', () => {
  const stage = stageOf(300);
  lookAt(stage, 0);
  const heard = vi.fn();
  stage.subscribe(heard);
  lookAt(stage, 100, 0);
  expect(mountedOf(stage)).toEqual([0, 100, 101]);
  expect(heard).toHaveBeenCalledOnce();
  lookAt(stage, 100, 100);
  expect(mountedOf(stage)).toEqual([100, 101]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[UI33] tells whether other sections are near than before, by what they reach and not by their number', () => {
  const stage = stageOf(9, (order) => (order > 0 && order < 4 ? 2 : 10));
  expect(lookAt(stage, 0)).toBe(true);
  expect(stage.getNear()).toEqual({ first: 0, end: 7 });
  expect(lookAt(stage, 0)).toBe(false);
  expect(lookAt(stage, 5)).toBe(true);
  expect(stage.getNear()).toEqual({ first: 3, end: 9 });
});

test('[UI36] adds heights up in any order of placing, for pages of any length', () => {
  const heights = createSectionHeights();
  const places = [7, 2, 99_998, 0].map((order) => {
    const place = heights.add({ focusKey: `section-${order}`, order });
    place.resize(order === 2 ? 5 : 10);
    return place;
  });
  expect([0, 1, 3, 8, 99_998, 99_999].map((order) => heights.heightBefore(order))).toEqual([0, 10, 15, 25, 25, 35]);
  expect([heights.heightBefore(), heights.heightBefore(-1), heights.lastOrder()]).toEqual([35, 0, 99_998]);
  expect(heights.ordersBetween(12, 26)).toEqual({ first: 2, end: 99_999 });
  expect(heights.ordersBetween(16, 24)).toEqual({ first: 7, end: 8 });
  expect(heights.find('section-7')?.order).toBe(7);
  places[2]?.remove();
  expect([heights.lastOrder(), heights.find('section-99998'), heights.heightBefore()]).toEqual([7, undefined, 25]);
});

test('[UI35] a section that is placed anew, at another height, counts once', () => {
  const stage = stageOf(3);
  const before = stage.place({ focusKey: 'section-3', order: 3 });
  before.resize(10);
  const after = stage.place({ focusKey: 'section-3', order: 3 });
  after.resize(5);
  before.remove();
  after.resize(4);
  expect(stage.heightBefore()).toBe(34);
  expect(stage.find('section-3')?.order).toBe(3);
  after.remove();
  expect(stage.heightBefore()).toBe(30);
});

test('[UI35] heights that change one after the other mount nothing that was far before and is after', () => {
  const stage = stageOf(5);
  const places = [5, 6].map((order) => stage.place({ focusKey: `section-${order}`, order }));
  lookAt(stage, 0);
  const heard = vi.fn();
  stage.subscribe(heard);
  for (const place of places) place.resize(10);
  lookAt(stage, 0);
  expect(heard).not.toHaveBeenCalled();
});

import { expect, test, vi } from 'vitest';
import { createPageStage, type PageStage } from './page-stage';

function stageOf(count: number, heightRem = 10): PageStage {
  const stage = createPageStage(2);
  for (let order = 0; order < count; order += 1) stage.place(`rail-${order}`, order, heightRem);
  return stage;
}

function growAll(stage: PageStage): number {
  let steps = 0;
  while (stage.grow()) steps += 1;
  return steps;
}

const mountedOf = (stage: PageStage): readonly number[] =>
  Array.from({ length: stage.lastOrder() + 1 }, (_, order) => order).filter((order) => stage.isMounted(order));
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('[UI35] mounts three rails at once and the others of index 0 to 40 one by one', () => {
  const stage = stageOf(300);
  expect(mountedOf(stage)).toEqual([0, 1, 2]);
  expect(growAll(stage)).toBe(38);
  expect(mountedOf(stage)).toEqual(from(0, 40));
});

test('[UI307] a page that fits into the window lets go of nothing', () => {
  const stage = stageOf(41);
  growAll(stage);
  stage.focusAt(40);
  expect(growAll(stage)).toBe(0);
  expect(stage.trim()).toBe(false);
  stage.focusAt(-1);
  expect(stage.trim()).toBe(false);
  expect(mountedOf(stage)).toEqual(from(0, 40));
});

test('[UI307] the window follows focus, and what it left goes when the page rests', () => {
  const stage = stageOf(300);
  growAll(stage);
  for (let order = 0; order <= 100; order += 1) stage.focusAt(order);
  expect(mountedOf(stage)).toEqual(from(0, 102));
  const heard = vi.fn();
  stage.subscribe(heard);
  expect(stage.trim()).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(mountedOf(stage)).toEqual(from(80, 102));
  growAll(stage);
  expect(mountedOf(stage)).toEqual(from(80, 120));
});

test('[UI307] a jump mounts what is seen there alone, and the rest around it as the page is idle', () => {
  const stage = stageOf(300);
  growAll(stage);
  stage.focusAt(250);
  expect(mountedOf(stage)).toEqual(from(248, 252));
  growAll(stage);
  expect(mountedOf(stage)).toEqual(from(230, 270));
  stage.focusAt(299);
  growAll(stage);
  stage.trim();
  expect(mountedOf(stage)).toEqual(from(259, 299));
});

test('[UI35] [UI33] what is near is always mounted', () => {
  const stage = stageOf(120);
  for (const at of [-1, 0, 60, 119, 3, 97, -1]) {
    stage.focusAt(at);
    stage.trim();
    for (const order of from(Math.max(0, at - 1), Math.min(119, Math.max(0, at) + 2)))
      expect(stage.isMounted(order)).toBe(true);
  }
});

test('[UI36] adds heights up in any order of placing, for pages of any length', () => {
  const stage = createPageStage(2);
  const places = [7, 2, 99_998, 0].map((order) => stage.place(`rail-${order}`, order, order === 2 ? 5 : 10));
  expect([0, 1, 3, 8, 99_998, 99_999].map((order) => stage.heightBefore(order))).toEqual([0, 10, 15, 25, 25, 35]);
  expect([stage.heightBefore(), stage.heightBefore(-1), stage.lastOrder()]).toEqual([35, 0, 99_998]);
  expect(stage.orderOf('rail-7')).toBe(7);
  places[2]?.();
  expect([stage.lastOrder(), stage.orderOf('rail-99998'), stage.heightBefore()]).toEqual([7, -1, 25]);
});

test('[UI35] a rail that is placed anew, at another height, counts once', () => {
  const stage = stageOf(3);
  const takeAway = stage.place('rail-3', 3, 10);
  const again = stage.place('rail-3', 3, 4);
  takeAway();
  expect(stage.heightBefore()).toBe(34);
  expect(stage.orderOf('rail-3')).toBe(3);
  again();
  expect(stage.heightBefore()).toBe(30);
});

const shownOf = (stage: PageStage): readonly number[] =>
  Array.from({ length: stage.lastOrder() + 1 }, (_, order) => order).filter((order) => stage.isShown(order));

test('[UI38] shows what is near once the page is idle, and before that whatever can be seen', () => {
  const stage = stageOf(60);
  expect(shownOf(stage)).toEqual([0, 1, 2, 3]);
  stage.focusAt(1);
  expect(shownOf(stage)).toEqual([0, 1, 2, 3]);
  expect(stage.grow()).toBe(true);
  expect(shownOf(stage)).toEqual([0, 1, 2, 3, 4]);
  for (const order of [2, 3]) stage.focusAt(order);
  expect(shownOf(stage)).toEqual([2, 3, 4, 5, 6]);
  stage.focusAt(30);
  expect(shownOf(stage)).toEqual([29, 30, 31, 32, 33]);
  stage.focusAt(-1);
  growAll(stage);
  expect(shownOf(stage)).toEqual([0, 1, 2, 3]);
});

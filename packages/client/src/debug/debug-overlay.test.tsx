import { afterEach, expect, test } from 'vitest';
import { homePage } from '../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world';
import * as product from './no-overlay';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const drawn = (): boolean => document.querySelector('[data-focus-debugger]') !== null;

test.each([
  ['focus', true],
  ['', false],
])('[CL32] a build for development draws the focus tree where it is asked to (%j)', async (wish, isDrawn) => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/', {
    'fjernsyn.debug': wish,
  });
  expect(drawn()).toBe(isDrawn);
});

test('[CL32] a product has none', () => {
  expect(product.DebugOverlay()).toBeNull();
});

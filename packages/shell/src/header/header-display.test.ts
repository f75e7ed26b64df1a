import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createHeaderDisplay } from './header-display';

const open = () => {
  const clock = createFakeClock();
  return { clock, header: createHeaderDisplay(clock) };
};

test('[SH142] lies over a page at its top and is fixed once the page has moved', () => {
  const { header } = open();
  expect(header.state.get()).toBe('overlay');
  header.setAtTop(false);
  expect(header.state.get()).toBe('fixed');
  header.setAtTop(true);
  expect(header.state.get()).toBe('overlay');
});

test('[SH142] another page stands at its top, and a picture has the screen to itself', () => {
  const { header } = open();
  header.setAtTop(false);
  header.arriveAt('page');
  expect(header.state.get()).toBe('overlay');
  header.arriveAt('watch');
  expect(header.state.get()).toBe('hidden');
  header.arriveAt('page');
  expect(header.state.get()).toBe('overlay');
});

test('[SH143] a pointer that rests in the top 165 px for a second brings it, and takes it away when it leaves', () => {
  const { clock, header } = open();
  header.arriveAt('watch');
  header.pointAt(164);
  clock.advance(500);
  header.pointAt(20);
  clock.advance(499);
  expect(header.state.get()).toBe('hidden');
  clock.advance(1);
  expect(header.state.get()).toBe('overlay');
  header.pointAt(165);
  expect(header.state.get()).toBe('hidden');
});

test.each([165, undefined])('[SH143] one that goes to %s before does not', (topPx) => {
  const { clock, header } = open();
  header.arriveAt('watch');
  header.pointAt(100);
  clock.advance(999);
  header.pointAt(topPx);
  header.pointAt(100);
  clock.advance(999);
  expect(header.state.get()).toBe('hidden');
});

test('[SH143] what waited on one screen does not bring it on the next', () => {
  const { clock, header } = open();
  header.arriveAt('watch');
  header.pointAt(100);
  header.arriveAt('watch');
  clock.advance(1_000);
  expect([header.state.get(), clock.pending]).toEqual(['hidden', 0]);
});

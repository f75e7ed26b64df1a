import { nothingObserved } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { clampToWindow } from './seek-window';

const film = { ...nothingObserved, seekableSeconds: { start: 0, end: 100 } };
const live = { ...nothingObserved, seekableSeconds: { start: 500, end: 800 } };

test('[PL8] keeps a seek within what can be played, a second before a film’s end', () => {
  expect([clampToWindow(-5, film, false), clampToWindow(50, film, false), clampToWindow(120, film, false)]).toEqual([
    0, 50, 99,
  ]);
  expect([clampToWindow(0, live, true), clampToWindow(900, live, true)]).toEqual([508, 794]);
});

test('[PL352] what is no number is no place, of a film and of a live stream', () => {
  expect([clampToWindow(Number.NaN, film, false), clampToWindow(Number.NaN, live, true)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[PL8] knows no place while the window is unknown', () => {
  expect(clampToWindow(5, nothingObserved, false)).toBeUndefined();
  expect(clampToWindow(505, { ...live, seekableSeconds: { start: 500, end: 600 } }, true)).toBeUndefined();
});

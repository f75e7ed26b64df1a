import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import { heroHeightRem, heroRailRem, type PageHeights, pageOffsetRem, seriesRailRem } from './page-arithmetic';

const { footerRem, restRem, heightRem: screenRem } = tvLayout;

const rail = 286 / 16;

function page(options: Partial<PageHeights> = {}): PageHeights {
  return {
    topRem: heroRailRem,
    hasHero: true,
    hasFooter: true,
    heightBefore: (order = 6) => order * rail,
    ...options,
  };
}

test('[UI30] rests with the title of the focused rail at y 110', () => {
  const offset = pageOffsetRem({ order: 3 }, page());
  expect(heroRailRem + 3 * rail - offset).toBeCloseTo(restRem);
  expect(restRem * 16).toBe(110);
});

test('[UI305] shows the tiles of the focused rail in a window too low for its title to rest', () => {
  const low = page({ layout: { ...tvLayout, heightRem: 15 } });
  const offset = pageOffsetRem({ order: 3 }, low);
  expect(heroRailRem + 3 * rail - offset).toBe(0);
});

test('[UI304] shares the first screen between hero and first rail', () => {
  expect(pageOffsetRem('hero', page())).toBe(0);
  expect(pageOffsetRem({ order: 0 }, page())).toBe(0);
  expect(heroRailRem * 16).toBe(424);
});

test.each([
  [tvLayout, 1, seriesRailRem],
  [tvLayout, 1.3, seriesRailRem - 2.5],
  [{ ...tvLayout, name: 'phone' as const }, 1.3, heroRailRem],
])('[UI562] a first rail stands higher in large text, on a TV alone', (layout, textScale, rem) => {
  expect(heroHeightRem({ layout, onTvRem: seriesRailRem, textScale })).toBe(rem);
});

test('[UI304] moves a first rail that would not fit under the hero', () => {
  const tall = page({ heightBefore: (order = 6) => order * (384 / 16) });
  expect(pageOffsetRem({ order: 0 }, tall)).toBeCloseTo(heroRailRem - restRem);
});

test('[UI30] stands still on the first rail of a page without a hero', () => {
  expect(pageOffsetRem({ order: 0 }, page({ hasHero: false, topRem: restRem }))).toBe(0);
});

test('[UI305] shows the whole footer at the end', () => {
  const offset = pageOffsetRem('footer', page());
  expect(heroRailRem + 6 * rail + footerRem - offset).toBeCloseTo(screenRem);
});

test('[UI336] [found-fit-01] a page ends at its end: the last rail rests lower, and its footer is no step back', () => {
  const footer = pageOffsetRem('footer', page());
  const offsets = [3, 4, 5].map((order) => pageOffsetRem({ order }, page()));
  expect(offsets[0]).toBeLessThan(footer);
  expect(offsets[1]).toBeLessThan(footer);
  expect(offsets[2]).toBe(footer);
});

test('[UI336] [found-fit-01] a page whose rails all fit stands still', () => {
  const short = page({ heightBefore: (order = 1) => order * rail, hasFooter: false, hasHero: false, topRem: restRem });
  expect(pageOffsetRem({ order: 0 }, short)).toBe(0);
  const two = page({
    heightBefore: (order = 2) => order * (rail / 2),
    hasFooter: false,
    hasHero: false,
    topRem: restRem,
  });
  expect(pageOffsetRem({ order: 1 }, two)).toBe(0);
});

import { expect, test } from 'vitest';
import { descriptionLines, type HeroParts } from './description-lines';
import { titleSizeOf } from './title-size';

const home: HeroParts = { textScale: 1, title: 'display', hasKicker: true, hasTabs: false, isTall: false };
const film: HeroParts = { ...home, hasKicker: false, isTall: true };
const series: HeroParts = { ...film, hasTabs: true };

test.each([
  ['home', home, 2],
  ['home under a title of two lines', { ...home, title: 'long-heading' }, 1],
  ['a film', film, 3],
  ['a series', series, 2],
] as const)('[UI308] the description of %s has the lines for which there is room', (_, parts, lines) => {
  expect(descriptionLines(parts)).toBe(lines);
});

test.each([
  ['home', home, 0],
  ['home without a kicker', { ...home, hasKicker: false }, 1],
  ['home under a title of two lines', { ...home, title: 'long-heading' }, 0],
  ['a film', film, 1],
  ['a series', series, 0],
  ['a series with a title of two lines', { ...series, title: 'long-heading' }, 0],
] as const)(
  '[UI308] [found-fit-02] in large text the description of %s goes only where there is no room',
  (_, parts, lines) => {
    expect(descriptionLines({ ...parts, textScale: 1.3 })).toBe(lines);
  },
);

test('[UI309] the longer a title the smaller it is set', () => {
  expect(['Havgus', 'Nattoget til Narvik', 'Det sidste tog fra Vesterhavet'].map(titleSizeOf)).toEqual([
    'display',
    'title',
    'heading',
  ]);
  expect(titleSizeOf('Den store danske bagedyst med børn og voksne')).toBe('long-heading');
});

import { expect, it } from 'vitest';
import { compareDanish } from './compare-danish';

it('[RS276] [i18n-06] æ, ø and å stand after z, and aa beside å', () => {
  const titles = ['Zebra', 'Ærlig', 'Østers', 'Åben', 'Aalborg', 'Abe', 'Øl', 'Ål'];
  expect(titles.sort(compareDanish)).toEqual(['Abe', 'Zebra', 'Ærlig', 'Øl', 'Østers', 'Åben', 'Ål', 'Aalborg']);
});

import { expect, test } from 'vitest';
import { danish } from '../../../messages/translate';
import { factWords } from './fact-words';
import { factsTexts } from './facts-texts';

const t = danish.with(factsTexts);
const said = (facts: Parameters<typeof factWords>[1]) =>
  factWords(t, facts, 'da').map(({ name, value }) => `${name}: ${value}`);

test('[CL1144] facts are said with their names, in the language’s own numbers', () => {
  expect(
    said({
      genres: ['Krimi', 'Drama'],
      sports: ['håndbold'],
      country: 'DANMARK',
      channel: 'Fjord Et',
      years: [2025, 2026],
      round: '3',
      venue: 'Banen',
      userRating: 8.14,
      accessServices: ['SignLanguage', 'DRSyn', 'AudioDescription'],
      advisory: 'Blinkende lys.',
    }),
  ).toEqual([
    'Genre: Krimi, Drama',
    'Sport: Håndbold',
    'År: 2025–2026',
    'Land: Danmark',
    'Kanal: Fjord Et',
    'Runde: 3',
    'Sted: Banen',
    'Seernes bedømmelse: 8,1 af 10',
    'Tilgængelighed: Tegnsprog, Synstolkning',
    'Bemærk: Blinkende lys.',
  ]);
});

test('[CL1144] what has no words is left out', () => {
  expect(said({ years: [2024, 2024], accessServices: ['Ukendt'] })).toEqual(['År: 2024']);
});

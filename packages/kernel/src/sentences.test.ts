import { expect, test } from 'vitest';
import { joinSentences } from './sentences';

test.each([
  [['Film', 'Havgus'], 'Film. Havgus'],
  [['Hvem ser?', 'Malene'], 'Hvem ser? Malene'],
  [['Prøv igen.', '', 'Tilbage'], 'Prøv igen. Tilbage'],
  [['', 'Havgus'], 'Havgus'],
  [['', ''], ''],
])('[KE7] %j is said as “%s”', (parts, said) => {
  expect(joinSentences(...parts)).toBe(said);
});

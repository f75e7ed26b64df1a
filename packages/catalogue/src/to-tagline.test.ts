import { expect, test } from 'vitest';
import { toTagline } from './to-tagline';

test.each([
  ['Alle afsnit | To søskende overtager et fyr', 'To søskende overtager et fyr'],
  ['Sæson 2 | Alle afsnit | Et fyr', 'Et fyr'],
  ['En storm og en færge', 'En storm og en færge'],
  ['Alle afsnit |', ''],
  [undefined, ''],
])('[CA42] reads %j as %j', (tagline, said) => {
  expect(toTagline(tagline)).toBe(said);
});

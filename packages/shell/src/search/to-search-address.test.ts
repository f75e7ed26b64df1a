import { expect, test } from 'vitest';
import { searchTextOf } from '../addresses/search-text-of';
import { toSearchAddress } from './to-search-address';

test.each([
  ['/search', 'havn', '/search?q=havn'],
  ['/search?q=havn', 'fru & holm', '/search?q=fru%20%26%20holm'],
  ['/search?featured=true&q=havn&q', '', '/search?featured=true'],
  ['/search?q=havn#top', '', '/search'],
])('[SH834] %s becomes that of "%s"', (address, text, next) => {
  expect(toSearchAddress(address, text)).toBe(next);
  expect(searchTextOf(next)).toBe(text);
});

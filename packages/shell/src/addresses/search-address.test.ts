import { expect, test } from 'vitest';
import { toSearchAddress, toSearchText } from './search-address';

test.each([
  ['/search', ''],
  ['/search?q=', ''],
  ['/search?q=havn', 'havn'],
  ['/search?featured=true&q=f%C3%A5r+og%20lam#top', 'får og lam'],
  ['/search?q=100%', '100%'],
  ['/search?qq=1&aq=2', ''],
  ['/search#?q=1', ''],
  ['/search?q=a%26b%3Dc', 'a&b=c'],
])('[SH830] %s searches for "%s"', (address, text) => {
  expect(toSearchText(address)).toBe(text);
});

test.each([
  ['/search', 'havn', '/search?q=havn'],
  ['/search?q=havn', 'fru & holm', '/search?q=fru%20%26%20holm'],
  ['/search?featured=true&q=havn&q', '', '/search?featured=true'],
  ['/search?q=havn#top', '', '/search'],
])('[SH834] %s becomes that of "%s"', (address, text, next) => {
  expect(toSearchAddress(address, text)).toBe(next);
  expect(toSearchText(next)).toBe(text);
});

import { expect, test } from 'vitest';
import { searchTextOf } from './search-text-of';

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
  expect(searchTextOf(address)).toBe(text);
});

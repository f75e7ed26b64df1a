import { expect, test } from 'vitest';
import { isSearchable, toSearchTerm, toSearchText } from './search-term';

test.each(['<b>', 'a>b', '%3Cscript%3E', '%3cscript%3e', '%253Cscript%253E', '&lt;b&gt;', '&#60;b', '&#x3C;b'])(
  '[CA450] [search-08] blanks %s',
  (text) => {
    expect([toSearchText(text), toSearchTerm(text)]).toEqual(['', '']);
  },
);

test.each(['kærlighed', '%C3%A6ble', '100%', '%27%Balert', 'Far & søn', '5 lt 7', 'C++', 'rød', '🎄'])(
  '[CA450] [search-08] [search-09] leaves %s as it is',
  (text) => {
    expect([toSearchText(text), toSearchTerm(text)]).toEqual([text, text]);
  },
);

test('[CA450] [search-10] a letter in two parts becomes one, and half a letter none', () => {
  expect([toSearchText('pa\u030a '), toSearchTerm(' pa\u030a ')]).toEqual(['på ', 'på']);
  const halves = ['a\ud83c', '\udf84a', '🎄\udf84\udf84', '\ud83c🎄', '\udf84\udf84'];
  expect(halves.map(toSearchText)).toEqual(['a', 'a', '🎄', '🎄', '']);
});

test('[CA450] [search-04] spaces around a term and between its words do not count', () => {
  expect(toSearchTerm('  fru \u00a0 holm\t')).toBe('fru holm');
  expect(toSearchText(' fru  ')).toBe(' fru  ');
});

test.each([
  ['æ', false],
  ['få', true],
  [' a ', false],
  ['🎄', false],
  ['tv', true],
  ['a\u030a', false],
  ['a b', true],
  ['', false],
  ['👩‍👧', false],
  ['🇩🇰', false],
  ['👍🏽', false],
  ['❤\ufe0f', false],
  ['🏳️‍🌈', false],
  ['🇩🇰🇸🇪', true],
  ['a\u200b', false],
  ['بَ', false],
  ['بب', true],
  ['🎄🎄', true],
])('[CA451] [search-11] whether %j is searched for: %s', (text, isLongEnough) => {
  expect(isSearchable(toSearchTerm(text))).toBe(isLongEnough);
});

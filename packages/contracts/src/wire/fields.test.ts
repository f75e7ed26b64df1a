import { expect, test } from 'vitest';
import { readAddress } from './address';
import { readFlag } from './flag';
import { readNumber, readPositive } from './number';
import { readPath } from './path';
import { readId, readText, readTexts, readWords } from './text';

test.each([
  ['  Havgus ', 'Havgus'],
  ['', undefined],
  ['   ', undefined],
  [null, undefined],
  [12, undefined],
  ['\u202enetxet\u202c', 'netxet'],
  ['\u2066Abc\u2069', 'Abc'],
  ['A\u030asen', 'Åsen'],
  ['مساء', 'مساء'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('[CT1] reads the text %j as %j', (sent, read) => {
  expect(readText(sent)).toBe(read);
});

test('[CT2] reads an id written as a number, and none from anything else', () => {
  expect([12, ' 12 ', '', null, Number.NaN, {}].map(readId)).toEqual([
    '12',
    '12',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[CT3] reads numbers and yes or no written as text', () => {
  expect([4, '4421', '2,5', '', null, Number.POSITIVE_INFINITY].map(readNumber)).toEqual([
    4,
    4421,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([true, 'True', 'true', 1, 'False', 'false', 0, null, 'ja'].map(readFlag)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    undefined,
    undefined,
  ]);
});

test('[CT4] takes zero for an unknown size', () => {
  expect([0, '0', -1, 1080].map(readPositive)).toEqual([undefined, undefined, undefined, 1080]);
});

test('[CT5] reads http addresses alone', () => {
  expect(['https://a.example/x', ' HTTP://a.example '].map(readAddress)).toEqual([
    'https://a.example/x',
    'HTTP://a.example',
  ]);
  for (const none of [
    'na',
    'NA',
    '',
    '/x',
    '//a.example',
    'ftp://a.example',
    'https://',
    'https:///x',
    'https:// a',
    null,
  ])
    expect(readAddress(none), String(none)).toBeUndefined();
});

test("[CT5] keeps the service's quoted image addresses", () => {
  const address = "https://a.example/ResizeImage/$value?Format='jpg'&Width=1920";
  expect(readAddress(address)).toBe(address);
});

test.each(['/', '/serie/{slug}', '/kategorier/film?featured=true', '/a-aa/å', '/fil.txt', 'https://a.example/om'])(
  '[CT6] keeps the path %s',
  (path) => {
    expect(readPath(path)).toBe(path);
  },
);

test.each([
  'javascript:alert(1)',
  ' javaScript:alert(1)',
  'data:text/html,x',
  '//a.example/x',
  '/\\a.example',
  '/%5Ca.example',
  '/../konto',
  '/%2e%2E/konto',
  '/x/..',
  '/search?q=<script>',
  '/search?q=%3Cscript%3E',
  '/search?q=%253cscript',
  '/search?q=&lt;script',
  '/search?q=&#x3C;script',
  '/search?q=&#60;script',
  'kategorier/film',
  'https://a.example/<b>',
  '/med mellemrum',
  '',
  7,
])('[CT6] refuses the path %s', (path) => {
  expect(readPath(path)).toBeUndefined();
});

test('[CT7] reads lists of texts, also comma-separated ones', () => {
  expect(readTexts(['a', '', null, ' b '])).toEqual(['a', 'b']);
  expect(readWords('StandardVideo, SpokenSubtitles,')).toEqual(['StandardVideo', 'SpokenSubtitles']);
  expect(readWords(['drtv', 'ultra'])).toEqual(['drtv', 'ultra']);
  expect([readTexts('a'), readTexts(null)]).toEqual([[], []]);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://a.example',
  '<a>',
])('[security-01] [CT5] [CT6] blanks the address %j', (address) => {
  expect([readAddress(address), readPath(address)]).toEqual([undefined, undefined]);
});

test.each(['https://www.example.dk/a', 'http://example.dk', 'HTTPS://EXAMPLE.DK'])(
  '[security-01] [CT5] [CT6] keeps the address %s',
  (address) => {
    expect([readAddress(address), readPath(address)]).toEqual([address, address]);
  },
);

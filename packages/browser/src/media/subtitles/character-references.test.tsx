import { expect, test } from 'vitest';
import { createReferenceDecoder } from './character-references';

test.each([
  ['&oslash;', 'ø'],
  ['&Aring;', 'Å'],
  ['&hellip;', '…'],
  ['&#248;', 'ø'],
  ['&#xF8;', 'ø'],
  ['&nbsp;', '\u00a0'],
  ['&ndash;', '–'],
  ['&quot;', '"'],
  ['&ukendt;', '&ukendt;'],
])('[BR182] [found-sub-05] %s is %s', (reference, letter) => {
  expect(createReferenceDecoder(document)(reference)).toBe(letter);
});

import { expect, test } from 'vitest';
import { asRecord, isRecord, readJson } from './json';

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['""', ''],
  ['', undefined],
  ['{"a":', undefined],
  ['<html>', undefined],
  [null, undefined],
  [undefined, undefined],
])('[KE9] reads the text %j as %j', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test('[KE9] takes an object with keys, and neither a list nor null', () => {
  expect(asRecord(readJson('{"a":1}'))?.a).toBe(1);
  expect([[], null, 'a', 1, undefined].map(asRecord)).toEqual(Array.from({ length: 5 }));
  expect([isRecord({}), isRecord([])]).toEqual([true, false]);
});

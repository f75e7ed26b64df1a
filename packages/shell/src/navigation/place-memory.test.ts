import { createFakeKeyValueStore } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createPlaceMemory, placesKey } from './place-memory';

test('[SH110] keeps the fifty newest places', () => {
  const store = createFakeKeyValueStore();
  const places = createPlaceMemory(store);
  for (let index = 0; index < 60; index++) places.set(`entry-${index}`, { universe: 'blue', listFilter: '{}' });
  places.keep();
  const again = createPlaceMemory(store);
  expect([again.get('entry-9'), again.get('entry-10')]).toEqual([undefined, { universe: 'blue', listFilter: '{}' }]);
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[null]',
  '[["a",null]]',
  '[["a",[]]]',
  '[["a",{"focus":{"path":7}}]]',
  '[["a",{"focus":{"path":[],"memories":null}}]]',
  '[["a",{"focus":{"path":[7],"memories":{}}}]]',
  '[["a",{"focus":{"path":[],"memories":{"rail":"b"}}}]]',
  '[[7,{}]]',
])('[SH110] takes %j for no places', (text) => {
  expect(createPlaceMemory(createFakeKeyValueStore({ [placesKey]: text })).get('a')).toBeUndefined();
});

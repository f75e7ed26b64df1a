import { durationsMs } from '@fjernsyn/kernel';
import { createFakeClock, createFakeKeyValueStore } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createStoredCookies } from './stored-cookies';

const setUp = (stored: Readonly<Record<string, string>> = {}) => {
  const clock = createFakeClock();
  const store = createFakeKeyValueStore(stored);
  return { clock, store, cookies: createStoredCookies(store, clock) };
};

test('[BR364] an application from files keeps the same in its store, for as long', async () => {
  const { clock, store, cookies } = setUp();
  const writer = await cookies.writer();
  writer.write('g', 'drtv|optedout', 30 * durationsMs.day);
  expect(cookies.read('g')).toBe('drtv|optedout');
  clock.advance(30 * durationsMs.day - 1);
  expect(createStoredCookies(store, clock).read('g')).toBe('drtv|optedout');
  clock.advance(1);
  expect(cookies.read('g')).toBeUndefined();
  writer.write('g', 'drtv', durationsMs.day);
  writer.remove('g');
  expect([cookies.read('g'), store.values.size]).toEqual([undefined, 0]);
});

test.each([
  'undefined',
  'null',
  '',
  '{',
  '[object Object]',
  '"text"',
  '[1,2]',
  '{"value":"MRAM-07"}',
  '{"value":7,"endsAt":9e15}',
])('[BR364] [storage-04] what is kept as %j is no cookie', (text) => {
  expect(setUp({ 'fjernsyn.cookie.m': text }).cookies.read('m')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { toLaunchPath } from './launch-path';

test.each([
  ['a path', '/serie/havgus_1', '/serie/havgus_1'],
  ['JSON', '{"path":"/film/1"}', '/film/1'],
  [
    'JSON in JSON in JSON',
    JSON.stringify({ values: JSON.stringify({ action_data: '{"path":"/film/1"}' }) }),
    '/film/1',
  ],
  ['an object', { contentTarget: '/film/1', other: '/nej' }, '/film/1'],
])('[BR103] finds the path in %s', (_what, payload, path) => {
  expect(toLaunchPath(payload)).toBe(path);
});

let deep = '{"path":"/film/1"}';
for (let level = 0; level < 8; level++) deep = JSON.stringify({ values: deep });

test.each([
  undefined,
  null,
  '',
  7,
  true,
  '{',
  '"x"',
  'https://other.example/',
  '//other.example/',
  '/\\other',
  {},
  [],
  deep,
])('[BR103] finds none in %j', (payload) => {
  expect(toLaunchPath(payload)).toBeUndefined();
});

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
  ['an outside address', { path: 'https://other.example/' }, 'https://other.example/'],
  ['one without its scheme', '//other.example/', '//other.example/'],
  ['a script', '"javascript:alert(1)"', 'javascript:alert(1)'],
])('[BR103] finds the address in %s', (_what, payload, path) => {
  expect(toLaunchPath(payload)).toBe(path);
});

let deep = '{"path":"/film/1"}';
for (let level = 0; level < 8; level++) deep = JSON.stringify({ values: deep });

test.each([undefined, null, '', 7, true, '{', '"x"', 'film', 'film: en aften', {}, [], deep])(
  '[BR103] finds none in %j',
  (payload) => {
    expect(toLaunchPath(payload)).toBeUndefined();
  },
);

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
  ['a pair', 'path=/serie/havgus_1?a=b', '/serie/havgus_1?a=b'],
  ['a pair in a pair', { contentTarget: 'path=path=/serie/x' }, '/serie/x'],
  ['the number of a title in a pair', { contentTarget: 'v=201000' }, '/201000'],
  ['a bare number of a title', '201000', '/201000'],
  ['a number under a name', '{"contentTarget":201000}', '/201000'],
  ['a script', '"javascript:alert(1)"', 'javascript:alert(1)'],
])('[BR103] [found-start-06] finds the address in %s', (_what, payload, path) => {
  expect(toLaunchPath(payload)).toBe(path);
});

let deep = '{"path":"/film/1"}';
for (let level = 0; level < 8; level++) deep = JSON.stringify({ values: deep });

test.each([undefined, null, '', 7, true, '{', '"x"', 'film', 'x=/film/1', 'v=', 'v=x', 'film: en aften', {}, [], deep])(
  '[BR103] finds none in %j',
  (payload) => {
    expect(toLaunchPath(payload)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { isCritical, toMediaError } from './shaka-error';

const error = (category: number, code: number, data: readonly unknown[] = []) => ({
  severity: 2,
  category,
  code,
  data,
});

test.each([
  [error(1, 1002), 'media/network'],
  [error(1, 1001, ['', 503]), 'media/network'],
  [error(1, 1001, ['', 404]), 'media/missing'],
  [error(1, 1001, ['', 410]), 'media/missing'],
  [error(2, 2000), 'media/text'],
  [error(1, 1000), 'media/unsupported'],
  [error(3, 3014), 'media/decode'],
  [error(3, 3016, [2]), 'media/network'],
  [error(3, 3016, [3]), 'media/decode'],
  [error(3, 3016, [4]), 'media/unsupported'],
  [error(4, 4001), 'media/manifest'],
  [error(4, 4032), 'media/unsupported'],
  [error(6, 6001), 'media/drm'],
  [error(7, 7000), 'media/superseded'],
  [error(7, 7003), 'media/superseded'],
  [error(9, 9000), 'media/unknown'],
  ['odd', 'media/unknown'],
])('[BR49] reads %j as %s', (thrown, code) => {
  expect(toMediaError(thrown).code).toBe(code);
});

test('[BR49] [found-words-01] a list without streams is the list’s fault and not the device’s', () => {
  expect(toMediaError(error(4, 4036)).code).toBe('media/manifest');
});

test.each([
  [error(1, 1001, ['', 503, '', {}, 0, '']), 'manifest'],
  [error(1, 1001, ['', 503, '', {}, 1, '']), 'segment'],
  [error(1, 1002, ['', null, 2]), 'licence'],
  [error(1, 1003, ['', 1]), 'segment'],
  [error(1, 1003, ['', 7]), undefined],
  [error(3, 3014, ['', 0]), undefined],
])('[BR50] [found-words-01] says of %j what failed: %s', (thrown, part) => {
  expect(toMediaError(thrown).facts.part).toBe(part);
});

test('[BR50] carries Shaka’s number and the HTTP status, and never an address', () => {
  const told = toMediaError(error(1, 1001, ['https://media.example/film.mpd?token=secret', 404]));
  expect(told.facts).toEqual({ shakaCode: 1001, httpStatus: 404 });
  expect(told.cause).toBeUndefined();
  expect(JSON.stringify([told.message, told.facts])).not.toContain('media.example');
});

test('[BR44] leaves to Shaka what it recovers from', () => {
  expect([isCritical({ ...error(1, 1002), severity: 1 }), isCritical(error(1, 1002)), isCritical('odd')]).toEqual([
    false,
    true,
    true,
  ]);
});

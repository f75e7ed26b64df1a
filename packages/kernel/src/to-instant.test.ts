import { expect, test } from 'vitest';
import { toInstant } from './to-instant';

const eight = 1_773_345_600_000;

test.each([
  ['2026-03-12T20:00:00Z', eight],
  ['2026-03-12T20:00:00.000000Z', eight],
  ['2026-03-12T20:00:00.1356687Z', eight + 135],
  ['2026-03-12T21:00:00+01:00', eight],
  ['2026-03-12T15:30:00-04:30', eight],
  ['2026-03-12T20:00Z', eight],
])('[KE2] reads %s', (text, expected) => {
  expect(toInstant(text)).toBe(expected);
});

test('[KE3] reads a date without a zone only at a given offset', () => {
  expect(toInstant('2026-03-12T21:00:00')).toBeUndefined();
  expect(toInstant('2026-03-12T21:00:00', 3_600_000)).toBe(eight);
});

test.each(['', 'soon', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', null, 12, {}])(
  '[KE4] gives no instant for %j',
  (value) => {
    expect(toInstant(value)).toBeUndefined();
  },
);

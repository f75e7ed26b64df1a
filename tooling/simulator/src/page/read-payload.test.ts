import { expect, it } from 'vitest';
import { readPayload } from './read-payload';

it('[SI61] takes JSON as such, other words as a text, and none as no payload', () => {
  expect(readPayload('{"path": "/a"}')).toEqual({ path: '/a' });
  expect(readPayload('/serie/x')).toBe('/serie/x');
  expect(readPayload('  ')).toBeUndefined();
});

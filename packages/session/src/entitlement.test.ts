import { expect, test } from 'vitest';
import { isEntitled } from './entitlement';

const owned = [{ scopes: ['210040', '210041'] }, { scopes: [] }, { scopes: ['drama'] }];

test.each([
  ['signed-in', owned, ['drama', 'sport'], true],
  ['signed-in', owned, ['210041'], true],
  ['signed-in', owned, ['sport'], false],
  ['signed-in', owned, [], false],
  ['signed-in', [], ['drama'], false],
  ['anonymous', owned, ['drama'], false],
  ['fallback', owned, ['drama'], false],
] as const)('[SE283] %s with %j may see what asks for %j: %s', (role, entitlements, required, expected) => {
  expect(isEntitled(role, entitlements, required)).toBe(expected);
});

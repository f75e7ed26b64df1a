import { createObservable } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';
import { expect, test } from 'vitest';
import { createGuards } from './guards';

const paths = { signIn: '/signin', account: '/konto' };
const guardsFor = (role: SessionState['role'], isKids?: boolean) =>
  createGuards(
    createObservable({
      role,
      profile:
        isKids === undefined
          ? undefined
          : { id: '1', name: 'Mads', color: undefined, type: 'standard' as const, isKids },
    }),
    paths,
  );

test.each(['anonymous', 'fallback'] as const)('[SH107] %s is sent to the sign-in, and never from it', (role) => {
  const guards = guardsFor(role);
  expect(guards.redirectOf('/konto/enheder')).toBe('/signin');
  expect(guards.redirectOf('/signin/')).toBeUndefined();
});

test('[SH301] a child is sent to the account page, and never from it', () => {
  const guards = guardsFor('signed-in', true);
  expect(guards.redirectOf('/konto/enheder')).toBe('/konto');
  expect(guards.redirectOf('/konto')).toBeUndefined();
});

test('[SH107] who is signed in may stay', () => {
  expect(guardsFor('signed-in', false).redirectOf('/konto/enheder')).toBeUndefined();
  expect(guardsFor('signed-in').redirectOf('/konto/enheder')).toBeUndefined();
});

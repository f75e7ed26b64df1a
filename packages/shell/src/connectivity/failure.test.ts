import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { type FailureKind, type FailurePlace, failureActionsOf, toFailureKind } from './failure';

const inside: FailurePlace = { isAtStart: false, isAtHome: false, canGoBack: false };

test.each<[ErrorCode, number | undefined, FailureKind]>([
  ['http/unreachable', undefined, 'offline'],
  ['http/timeout', undefined, 'service'],
  ['api/not-found', 404, 'not-found'],
  ['api/not-found', 410, 'not-found'],
  ['api/rejected', 400, 'refused'],
  ['api/unauthorized', 401, 'refused'],
  ['api/refused', 403, 'refused'],
  ['api/barred', undefined, 'barred'],
  ['api/rejected', 409, 'page'],
  ['api/failed', 503, 'service'],
  ['api/too-many-requests', 429, 'service'],
  ['api/malformed-answer', 200, 'page'],
  ['contracts/malformed-answer', undefined, 'page'],
  ['shell/configuration-invalid', undefined, 'configuration'],
  ['shell/unexpected', undefined, 'page'],
])('[SH13] %s with status %s is %s', (code, status, kind) => {
  expect(toFailureKind(new AppError(code, { facts: { status } }))).toBe(kind);
});

test.each<FailureKind>(['empty', 'not-found', 'refused', 'barred', 'offline', 'service', 'configuration', 'page'])(
  '[SH13] %s always offers something to press',
  (kind) => {
    expect(failureActionsOf(kind, inside).length).toBeGreaterThan(0);
  },
);

test('[SH13] offers Back only where there is somewhere to go, and else the way home', () => {
  expect(failureActionsOf('page', { ...inside, canGoBack: true })).toEqual(['retry', 'back']);
  expect(failureActionsOf('page', inside)).toEqual(['retry', 'home']);
});

test.each<FailureKind>(['empty', 'not-found', 'refused', 'barred', 'offline', 'service', 'configuration', 'page'])(
  '[SH13] %s at start and at home offers another try and no way to where the viewer is',
  (kind) => {
    expect(failureActionsOf(kind, { isAtStart: true, isAtHome: false, canGoBack: true })).toEqual(['retry']);
    expect(failureActionsOf(kind, { ...inside, isAtHome: true })).toEqual(['retry']);
  },
);

test.each(['not-found', 'refused', 'barred'] as const)('[SH13] leads home first from a page that is %s', (kind) => {
  expect(failureActionsOf(kind, { ...inside, canGoBack: true })).toEqual(['home', 'back']);
});

test.each([404, 410])('[SH13] status %s at start is a service that is not there', (status) => {
  expect(toFailureKind(new AppError('api/not-found', { facts: { status } }), true)).toBe('service');
});

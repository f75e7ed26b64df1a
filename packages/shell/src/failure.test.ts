import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { type FailureKind, failureActionsOf, toFailureKind } from './failure';

test.each<[ErrorCode, number | undefined, FailureKind]>([
  ['http/unreachable', undefined, 'offline'],
  ['http/timeout', undefined, 'offline'],
  ['api/not-found', 404, 'not-found'],
  ['api/failed', 503, 'service'],
  ['api/malformed-answer', 200, 'page'],
  ['contracts/malformed-answer', undefined, 'page'],
  ['shell/configuration-invalid', undefined, 'configuration'],
  ['shell/unexpected', undefined, 'page'],
])('[SH13] %s with status %s is %s', (code, status, kind) => {
  expect(toFailureKind(new AppError(code, { facts: { status } }))).toBe(kind);
});

test.each<FailureKind>(['not-found', 'offline', 'service', 'configuration', 'page'])(
  '[SH13] %s always offers something to press',
  (kind) => {
    expect(failureActionsOf(kind, false).length).toBeGreaterThan(0);
  },
);

test('[SH13] offers Back only where there is somewhere to go', () => {
  expect(failureActionsOf('page', true)).toEqual(['retry', 'back']);
  expect(failureActionsOf('page', false)).toEqual(['retry']);
});

import { expect, test } from 'vitest';
import { AppError, type ErrorCode, isAppError, toAppError } from './app-error';

declare module './app-error' {
  interface ErrorCodes {
    readonly test: 'test/unreachable' | 'test/timeout' | 'test/unexpected';
  }
}

test('[KE1] carries a code, facts and a cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError('test/unreachable', { facts: { status: 0 }, cause });
  expect(error.code).toBe('test/unreachable');
  expect(error.message).toBe('test/unreachable');
  expect(error.facts).toEqual({ status: 0 });
  expect(error.cause).toBe(cause);
  expect(isAppError(error, 'test/unreachable')).toBe(true);
  expect(isAppError(error, 'test/timeout')).toBe(false);
});

test('[KE1] keeps an AppError as it is and wraps anything else', () => {
  const known = new AppError('test/timeout');
  expect(toAppError(known, 'test/unexpected')).toBe(known);
  expect(toAppError('odd', 'test/unexpected')).toMatchObject({ code: 'test/unexpected', cause: 'odd' });
});

test('[KE8] takes the declared codes alone', () => {
  const known: ErrorCode = 'test/timeout';
  // @ts-expect-error Nobody declares it.
  const unknown: ErrorCode = 'test/timeuot';
  expect([new AppError(known).code, new AppError(unknown).code]).toEqual(['test/timeout', 'test/timeuot']);
});

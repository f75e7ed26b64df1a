import { expect, test } from 'vitest';
import { AppError, isAppError, toAppError } from './app-error';

test('[KE1] carries a code, facts and a cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError('http/unreachable', { facts: { status: 0 }, cause });
  expect(error.code).toBe('http/unreachable');
  expect(error.message).toBe('http/unreachable');
  expect(error.facts).toEqual({ status: 0 });
  expect(error.cause).toBe(cause);
  expect(isAppError(error, 'http/unreachable')).toBe(true);
  expect(isAppError(error, 'http/timeout')).toBe(false);
});

test('[KE1] keeps an AppError as it is and wraps anything else', () => {
  const known = new AppError('api/refused');
  expect(toAppError(known, 'shell/unexpected')).toBe(known);
  expect(toAppError('odd', 'shell/unexpected')).toMatchObject({ code: 'shell/unexpected', cause: 'odd' });
});

import type { Token } from '@fjernsyn/contracts';
import { AppError, type DurationMs, durationsMs, type Instant, isAppError } from '@fjernsyn/kernel';
import { sessionErrors } from '../errors';
import type { Grant, SignInCode } from './code-grant';

/** What the sign-in by a code keeps in mind. Code, grant and tokens are secrets. */
export interface CodeContext {
  readonly code: SignInCode | undefined;
  readonly grant: Grant | undefined;
  readonly tokens: readonly Token[] | undefined;
  readonly intervalMs: DurationMs;
  /** When questions about the code began to fail; undefined after an answer. */
  readonly errorsSince: Instant | undefined;
  /** Failed tries in a row of what is being done. */
  readonly errorCount: number;
  readonly error: AppError | undefined;
}

/** Before there is a code. */
export const emptyContext: CodeContext = {
  code: undefined,
  grant: undefined,
  tokens: undefined,
  intervalMs: 0,
  errorsSince: undefined,
  errorCount: 0,
  error: undefined,
};

/** What each `slow_down` adds to every later wait (RFC 8628 3.5). */
const slowDownMs: DurationMs = 5 * durationsMs.second;

/** The longest wait while the network fails (reading "Network failure while polling"). */
const longestWaitMs: DurationMs = 30 * durationsMs.second;

/** The first wait before what a confirmed code gave is asked for once more. */
const secondTryMs: DurationMs = 2 * durationsMs.second;

/** How often that is tried by itself. */
export const redeemTries = 4;

/** Keeps a new code, and nothing of an older one. */
export function withCode(code: SignInCode): CodeContext {
  return { ...emptyContext, code, intervalMs: code.intervalMs };
}

/** Hears an answer: failures are counted anew. */
export function withAnswer(context: CodeContext): CodeContext {
  return { ...context, errorsSince: undefined, errorCount: 0 };
}

/** Makes this and every later wait longer (reading "slow_down"). */
export function withSlowDown(context: CodeContext): CodeContext {
  return { ...context, intervalMs: context.intervalMs + slowDownMs };
}

/** Counts a try without an answer. */
export function withError(context: CodeContext, thrown: unknown, now: Instant): CodeContext {
  const error = isAppError(thrown) ? thrown : new AppError(sessionErrors.unexpected, { cause: thrown });
  return { ...context, error, errorsSince: context.errorsSince ?? now, errorCount: context.errorCount + 1 };
}

/** From now to the next question about the code. */
export function pollWaitMs({ code, intervalMs, errorCount }: CodeContext, isFirst: boolean): DurationMs {
  if (isFirst && code) return code.firstWaitMs;
  return Math.max(intervalMs, Math.min(longestWaitMs, intervalMs * 2 ** errorCount));
}

/** From a failed try to redeem a confirmed code to the next. */
export function redeemWaitMs({ errorCount }: CodeContext): DurationMs {
  return secondTryMs * 2 ** Math.max(0, errorCount - 1);
}

/** Whether trying the same again may help: no answer came, or the service was busy. */
export function isPassing(thrown: unknown): boolean {
  return isAppError(thrown) && /^(http\/|api\/too-many-requests)/.test(thrown.code);
}

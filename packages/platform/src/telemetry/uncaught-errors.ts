import type { Unsubscribe } from '@fjernsyn/kernel';

/** Something that was thrown and that nobody caught. */
export interface UncaughtError {
  readonly source: 'exception' | 'promise';
  readonly thrown: unknown;
}

/** Tells what was thrown in the page and caught by nobody (S8). */
export interface UncaughtErrors {
  subscribe(listener: (error: UncaughtError) => void): Unsubscribe;
}

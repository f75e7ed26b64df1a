import { createEmitter } from '@fjernsyn/kernel';
import type { UncaughtError, UncaughtErrors } from '@fjernsyn/platform';

/** Makes what a window tells of errors that nobody caught: thrown ones, and promises that were rejected. */
export function createWindowErrors(window: Window): UncaughtErrors {
  const errors = createEmitter<UncaughtError>();
  window.addEventListener('error', ({ error }) => errors.emit({ source: 'exception', thrown: error }));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.emit({ source: 'promise', thrown: reason }));
  return { subscribe: errors.subscribe };
}

import type { UncaughtError } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createWindowErrors } from './window-errors';

test('[BR70] tells of what nobody caught: errors and rejected promises', () => {
  const window = createTestWindow();
  const told: UncaughtError[] = [];
  const stop = createWindowErrors(window).subscribe((error) => void told.push(error));
  window.dispatchEvent(Object.assign(new window.Event('error'), { error: 'thrown' }));
  window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason: 'rejected' }));
  stop();
  window.dispatchEvent(new window.Event('error'));
  expect(told).toEqual([
    { source: 'exception', thrown: 'thrown' },
    { source: 'promise', thrown: 'rejected' },
  ]);
});

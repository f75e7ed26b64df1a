import { expect, it, vi } from 'vitest';
import { createConsoleWatch } from './console-watch';

it('[SB4] fails the story that wrote an error to the console, and no other', () => {
  const error = vi.fn();
  const console = { error };
  const watch = createConsoleWatch(console);
  const end = watch.beforeEach();
  console.error('Each child needs a key:', 3);
  expect(watch.afterEach).toThrow('Each child needs a key: 3');
  expect(error).toHaveBeenCalledTimes(1);
  end();
  expect(console.error).toBe(error);
  watch.beforeEach();
  expect(watch.afterEach).not.toThrow();
});

import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createPagePorts } from './page-ports';

/** A window whose every storage throws as soon as it is looked at. */
function forbiddenWindow() {
  const window = createTestWindow();
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new Error('SecurityError');
      },
    });
  return window;
}

test('[BR9] [storage-03] a start where looking at a storage throws has both in memory', () => {
  const { store, visitStore } = createPagePorts(forbiddenWindow());
  store.write('a', '1');
  visitStore.write('b', '2');
  expect([store.read('a'), store.isDurable, visitStore.read('b'), visitStore.isDurable]).toEqual([
    '1',
    false,
    '2',
    false,
  ]);
});

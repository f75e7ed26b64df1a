import { createFakePorts, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientDeps } from './create-client';
import { openClient } from './open-client';

const deps = (): ClientDeps => ({
  ports: createFakePorts({ service: () => ({ status: 404 }) }),
  configuration: undefined,
  window,
  toMediaSurface: () => fakeMediaSurface,
});

const clear = (): void => {
  document.body.innerHTML = '';
};

// The tests of other files share this document.
beforeEach(clear);
afterEach(clear);

test('[CL190] puts the client into the page’s root', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => openClient(deps()));
  expect(document.getElementById('root')?.textContent).not.toBe('');
});

test('[CL190] says what is wrong with a page that has none', async () => {
  await expect(openClient(deps())).rejects.toThrow('"root"');
});

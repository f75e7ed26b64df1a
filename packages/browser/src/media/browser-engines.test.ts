import { createFakeClock, fakeDeviceInfo } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createBrowserEngines } from './browser-engines';

test.each([
  ['MediaSource', 1],
  ['ManagedMediaSource', 1],
  ['HTMLVideoElement', 0],
])('[BR460] where a script can feed media by %s, Shaka is fetched, else nothing of it', async (name, count) => {
  const window = createTestWindow();
  Object.assign(window, { [name]: class {} });
  const append = vi.spyOn(window.document.head, 'appendChild');
  const { deviceClass } = fakeDeviceInfo;
  const engines = createBrowserEngines({ window, clock: createFakeClock(), scriptUrl: '/player.js', deviceClass });
  void engines.prepare();
  await vi.dynamicImportSettled();
  expect(append).toHaveBeenCalledTimes(count);
});

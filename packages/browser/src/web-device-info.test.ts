import { expect, test } from 'vitest';
import { createTestWindow } from './testing/test-window';
import { createWebDeviceInfo, toEngineName } from './web-device-info';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/63.0.3239.84 Safari/537.36',
    'Chromium 63',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'Safari 17'],
  ['Something else', ''],
])('[BR32] names the engine of %s', (userAgent, name) => {
  expect(toEngineName(userAgent)).toBe(name);
});

test('[BR33] scales pictures with the window, at least 1 and at most 3', () => {
  const scaleAt = (innerWidth: number, devicePixelRatio: number): number =>
    createWebDeviceInfo(Object.assign(createTestWindow(), { innerWidth, devicePixelRatio })).deviceClass.imageScale;
  expect([scaleAt(360, 2), scaleAt(1920, 1), scaleAt(3840, 2)]).toEqual([1, 1.5, 3]);
});

test('[BR34] gives DASH first where media can be fed to the browser, else files', () => {
  const window = createTestWindow();
  const fed = Object.assign(Object.create(window), { MediaSource: class {} });
  const bare = { navigator: window.navigator, innerWidth: 1280, devicePixelRatio: 1 } as unknown as Window;
  expect(createWebDeviceInfo(fed).mediaFormats).toEqual(['dash', 'mp4', 'hls']);
  expect(createWebDeviceInfo(bare).mediaFormats).toEqual(['mp4', 'dash', 'hls']);
});

import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createWebDeviceInfo } from './web-device-info';

test('[BR33] scales pictures with the window, at least 1 and at most 3', () => {
  const scaleAt = (innerWidth: number, devicePixelRatio: number): number =>
    createWebDeviceInfo(Object.assign(createTestWindow(), { innerWidth, devicePixelRatio })).deviceClass.imageScale;
  expect([scaleAt(360, 2), scaleAt(1920, 1), scaleAt(3840, 2)]).toEqual([1, 1.5, 3]);
});

test('[BR112] a window without memory shows small pictures, and one that wants rest moves less', () => {
  const classOf = (deviceMemory: number, matches: boolean) => {
    const navigator = { userAgent: '', language: 'da', deviceMemory };
    const window = { navigator, innerWidth: 1920, devicePixelRatio: 1, matchMedia: () => ({ matches }) };
    return createWebDeviceInfo(window as unknown as Window).deviceClass;
  };
  expect(classOf(1, false)).toMatchObject({ memory: 'low', imageScale: 1, animation: 'full' });
  expect(classOf(8, true)).toMatchObject({ memory: 'normal', imageScale: 1.5, animation: 'reduced' });
});

test('[BR34] gives DASH first where media can be fed to the browser, else files', () => {
  const window = createTestWindow();
  const fed = Object.assign(Object.create(window), { MediaSource: class {} });
  const bare = { navigator: window.navigator, innerWidth: 1280, devicePixelRatio: 1 } as unknown as Window;
  expect(createWebDeviceInfo(fed).mediaFormats).toEqual(['dash', 'mp4', 'hls']);
  expect(createWebDeviceInfo(bare).mediaFormats).toEqual(['mp4', 'dash', 'hls']);
});

test('[BR155] tells that more contrast is wanted where the window says so, or forces its colours', () => {
  const wantedOf = (feature: string): boolean | undefined => {
    const matchMedia = (query: string) => ({ matches: query.includes(feature) });
    return createWebDeviceInfo(Object.assign(createTestWindow(), { matchMedia })).isContrastWanted;
  };
  expect(['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-contrast: less)'].map(wantedOf)).toEqual([
    true,
    true,
    false,
  ]);
});

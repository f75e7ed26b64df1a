import { expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';
import { createAppCommon } from './app-common';
import { installTizen } from './install-tizen';
import { createNetwork } from './network';
import { createProductInfo } from './product-info';
import { createSystemInfo } from './system-info';
import { createCaptions, createTvInfo } from './tv-info';

it('[SI32] keeps the screensaver away and lets it back, and refuses any other state', async () => {
  const { window, connected, device } = openSet('tizen');
  const common = createAppCommon(window, connected);
  const done = vi.fn();
  common.setScreenSaver(common.AppCommonScreenSaverState.SCREEN_SAVER_OFF, done);
  expect(device.state().isScreenSaverAllowed).toBe(false);
  await expect.poll(() => done).toHaveBeenCalledTimes(1);
  common.setScreenSaver(1);
  expect(device.state().isScreenSaverAllowed).toBe(true);
  expect(() => common.setScreenSaver(2)).toThrow(expect.objectContaining({ name: 'TypeMismatchError' }));
});

it('[SI33] tells of a cable that is pulled and put back, twice each, until nobody listens', () => {
  const { connected, device } = openSet('tizen');
  const network = createNetwork(connected);
  const hears = vi.fn();
  const id = network.addNetworkStateChangeListener(hears);
  expect(network.getActiveConnectionType()).toBe(3);
  device.update({ isOnline: false });
  expect(network.getActiveConnectionType()).toBe(0);
  expect(network.isConnectedToGateway()).toBe(false);
  device.update({ isOnline: true });
  expect(hears.mock.calls.flat()).toEqual([2, 5, 1, 4]);
  network.removeNetworkStateChangeListener(id);
  device.update({ isOnline: false });
  expect(hears).toHaveBeenCalledTimes(4);
  expect(() => network.removeNetworkStateChangeListener(id)).toThrow();
  expect(() => network.addNetworkStateChangeListener(null)).toThrow();
});

it('[SI33] refuses every call of the network and of the product without its privilege', () => {
  const { connected } = openSet('tizen', { privileges: [] });
  expect(() => createNetwork(connected).isConnectedToGateway()).toThrow(
    expect.objectContaining({ name: 'SecurityError' }),
  );
  expect(() => createProductInfo(connected).getDuid()).toThrow(expect.objectContaining({ name: 'SecurityError' }));
});

it('[SI34] says the viewer’s captions in Samsung’s words and tells of a change', () => {
  const { connected, device } = openSet('tizen');
  const captions = createCaptions(connected);
  const hears = vi.fn();
  const id = captions.addCaptionValueChangeListener('CAPTION_ONOFF_KEY', hears);
  expect(captions.getCaptionValue('CAPTION_ONOFF_KEY')).toBe('CAPTION_OFF');
  expect(captions.getCaptionValue('CAPTION_FONT_SIZE_KEY')).toBe('CAPTION_SIZE_STANDARD');
  expect(captions.getCaptionValue('CAPTION_BG_COLOR_KEY')).toBe('CAPTION_COLOR_DEFAULT');
  expect(() => captions.getCaptionValue('CAPTION')).toThrow();
  device.update({ areCaptionsOn: true });
  captions.removeCaptionValueChangeListener(id);
  device.update({ areCaptionsOn: false });
  expect(hears.mock.calls).toEqual([['CAPTION_ONOFF_KEY', 'CAPTION_ON']]);
});

it('[SI34] says in the menu whether the voice guide is on, and tells of a change', () => {
  const { connected, device } = openSet('tizen');
  const info = createTvInfo(connected);
  const hears = vi.fn();
  const id = info.addCaptionChangeListener(info.TvInfoMenuKey.VOICE_GUIDE_KEY, hears);
  expect(info.getMenuValue(info.TvInfoMenuKey.VOICE_GUIDE_KEY)).toBe(0);
  device.update({ isVoiceGuideOn: true });
  expect(info.getMenuValue(15)).toBe(1);
  expect(info.getMenuValue(0)).toBe(0);
  expect(info.getMenuValue(13)).toBe(0);
  expect(() => info.getMenuValue(99)).toThrow(expect.objectContaining({ name: 'InvalidValuesError' }));
  info.removeCaptionChangeListener(id);
  device.update({ isVoiceGuideOn: false });
  expect(hears.mock.calls).toEqual([[15]]);
});

it('[SI35] says what the set is, its number never in the log', () => {
  const { connected, device } = openSet('tizen');
  const product = createProductInfo(connected);
  expect(product.getModel()).toBe('UE55FJ2100');
  const duid = product.getDuid();
  expect(JSON.stringify(device.log())).not.toContain(duid);
});

it('[SI35] answers for its platform and its properties, and refuses unknown ones', async () => {
  const { window, connected } = openSet('tizen');
  const system = createSystemInfo(window, connected);
  expect(system.getCapability('http://tizen.org/feature/platform.version')).toBe('6.0');
  expect(() => system.getCapability('http://tizen.org/feature/smell')).toThrow();
  const done = vi.fn();
  const fail = vi.fn();
  system.getPropertyValue('DISPLAY', done);
  system.getPropertyValue('BATTERY', done, fail);
  await expect.poll(() => fail).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotSupportedError' }));
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ resolutionWidth: 1920 }));
});

it('[SI36] has no webapis before the page has loaded its script', () => {
  const { window, connected } = openSet('tizen');
  const { openWebapis } = installTizen(window, connected);
  const samsung = window as unknown as { tizen?: object; webapis?: object };
  expect(Object.keys(samsung.tizen ?? {})).toEqual(
    expect.arrayContaining(['application', 'tvinputdevice', 'tvinfo', 'systeminfo']),
  );
  expect(samsung.webapis).toBeUndefined();
  openWebapis();
  expect(Object.keys(samsung.webapis ?? {})).toEqual([
    'appcommon',
    'avinfo',
    'avplay',
    'network',
    'preview',
    'productinfo',
    'tvinfo',
  ]);
});

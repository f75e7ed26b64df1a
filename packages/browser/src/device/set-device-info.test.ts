import { expect, test } from 'vitest';
import { createSetDeviceInfo, type SetFacts } from './set-device-info';

const windowOf = (userAgent: string, innerWidth = 1920) =>
  ({
    navigator: { userAgent, language: 'da-DK' },
    innerWidth,
    devicePixelRatio: 1,
    MediaSource: class {},
  }) as unknown as Window;

const samsung =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36';
const tizen: SetFacts = { target: 'tizen', serviceDevice: 'tv_tizen', model: '' };

test('[BR114] tells a set’s class by its user agent and what the target knows', () => {
  const info = createSetDeviceInfo(windowOf(samsung), { ...tizen, model: '21_KANTSU2E_UHD', screenLines: 1080 });
  expect(info).toMatchObject({ engine: 'Chromium 76', model: '21_KANTSU2E_UHD', mediaFormats: ['dash', 'mp4', 'hls'] });
  expect(info.deviceClass).toMatchObject({ memory: 'normal', imageScale: 1.5, maxVideoHeight: 1080 });
  expect(createSetDeviceInfo(windowOf(samsung), tizen).deviceClass.maxVideoHeight).toBe(2160);
});

test('[BR114] believes the target’s model year before the agent’s', () => {
  expect(createSetDeviceInfo(windowOf(samsung), { ...tizen, modelYear: 2017 }).deviceClass.animation).toBe('none');
});

test.each([
  [samsung, 200],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36 WebAppManager', 180],
  [
    'Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome/87.0.4280.88 HbbTV/1.6.1 (+DRM; LGE; 24TQ510S; WEBOS22 03; W22_K8AP;)',
    180,
  ],
  ['Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 Chrome/88.0 HbbTV/1.5.1 (; Philips; 50PUS; ; ; )', 350],
])('[BR115] %s waits %i ms', (agent, delayMs) => {
  expect(createSetDeviceInfo(windowOf(agent), tizen).timing).toEqual({ delayMs, scrollMs: 300 });
});

test('[BR115] one model does not scroll', () => {
  const old =
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 3.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/3.0 TV Safari/538.1';
  expect(createSetDeviceInfo(windowOf(old), { ...tizen, model: '17_KANTM_UHD' }).timing.scrollMs).toBe(0);
  expect(createSetDeviceInfo(windowOf(samsung), { ...tizen, model: '17_KANTM_UHD' }).timing.scrollMs).toBe(300);
});

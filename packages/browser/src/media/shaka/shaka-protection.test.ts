import { createFakeClock, createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeDevicePlayer, createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { createShakaEngine } from './shaka-engine';
import { probeProtection, toDrmConfiguration } from './shaka-protection';

/** A browser that knows some key systems, and never answers for others. */
function toWindow(known: readonly string[], silent: readonly string[] = []) {
  const asked: string[] = [];
  const navigator = {
    requestMediaKeySystemAccess(name: string) {
      asked.push(name);
      if (silent.includes(name)) return new Promise(() => undefined);
      return known.includes(name) ? Promise.resolve({}) : Promise.reject(new Error('NotSupportedError'));
    },
  };
  return { asked, window: { navigator } as unknown as Window };
}

test('[BR462] names the protection that the browser has', async () => {
  const clock = createFakeClock();
  const { window, asked } = toWindow(['org.w3.clearkey', 'com.widevine.alpha']);
  expect(await probeProtection(window, clock)).toEqual(['widevine', 'clearkey']);
  expect([asked.length, clock.pending]).toEqual([4, 0]);
});

test('[BR462] a browser without the question has none, and one that never answers is not waited for', async () => {
  const clock = createFakeClock();
  expect(await probeProtection({ navigator: {} } as Window, clock)).toEqual([]);
  const { window } = toWindow(['com.widevine.alpha'], ['com.microsoft.playready']);
  const answer = probeProtection(window, clock);
  await clock.advanceSettled(1_000);
  expect(await answer).toEqual(['widevine']);
});

test('[BR463] asks for licences where the source says, with its headers and its certificate', () => {
  const licence = { licenseUrl: 'https://keys.example/w', headers: { Authorization: 'secret' } };
  expect(toDrmConfiguration({ system: 'widevine', ...licence })).toEqual({
    servers: { 'com.widevine.alpha': 'https://keys.example/w' },
    clearKeys: undefined,
    advanced: { 'com.widevine.alpha': { headers: { Authorization: 'secret' }, serverCertificateUri: '' } },
  });
  const fairplay = toDrmConfiguration({ system: 'fairplay', ...licence, certificateUrl: 'https://keys.example/c' });
  expect(fairplay.advanced?.['com.apple.fps']?.serverCertificateUri).toBe('https://keys.example/c');
  expect(toDrmConfiguration({ system: 'clearkey', keys: { aa: 'bb' } })).toMatchObject({
    servers: undefined,
    clearKeys: { aa: 'bb' },
  });
});

test('[BR463] keys of one source are taken away before clear media load, and clear media alone set none', async () => {
  const shaka = createFakeShaka();
  const opened = createFakeDevicePlayer(shaka);
  shaka.configurations.length = 0;
  const { abilities } = createFakeMediaEngine({ protection: ['clearkey'] });
  const engine = createShakaEngine({ opened, video: createFakeVideo(), abilities });
  const clear = {
    url: 'https://media.example/a',
    format: 'dash',
    isLive: false,
    startSeconds: 0,
    subtitles: [],
  } as const;
  const load = async (source: Parameters<typeof engine.load>[0]) => {
    const loading = engine.load(source);
    shaka.finishLoad();
    await loading;
    await settled();
  };
  await load(clear);
  expect(shaka.configurations).toEqual([]);
  await load({ ...clear, protection: { system: 'clearkey', keys: { aa: 'bb' } } });
  await load(clear);
  await load(clear);
  expect(shaka.configurations).toMatchObject([{ drm: { clearKeys: { aa: 'bb' } } }, { drm: { clearKeys: undefined } }]);
});

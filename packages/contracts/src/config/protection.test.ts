import { expect, test } from 'vitest';
import { readPlayback } from './playback';
import { readProtection } from './protection';

const [id, key] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
const licenseUrl = 'https://licences.example/a';

function read(protection: unknown, drm: string | undefined) {
  return readProtection(readPlayback({ protection }), drm);
}

test('[CT420] [CT421] a protected file has the licence address of its system, by any of its names', () => {
  const names = { widevine: 'WIDEVINE_CENC', playready: 'PlayReady', clearkey: 'org.w3.clearkey' } as const;
  for (const [system, drm] of Object.entries(names))
    expect(read({ [system]: { licenseUrl, headers: { authorization: 'x', empty: '' } } }, drm)).toEqual({
      system,
      licenseUrl,
      headers: { authorization: 'x' },
      certificateUrl: undefined,
      keys: undefined,
    });
  expect(read({ clearkey: { keys: { [id]: key } } }, 'ClearKey')).toMatchObject({ keys: { [id]: key } });
});

test('[CT421] FairPlay needs a certificate beside its licences', () => {
  const certificateUrl = 'https://licences.example/c';
  expect(read({ fairplay: { licenseUrl } }, 'FairPlay')).toBeUndefined();
  expect(read({ fairplay: { licenseUrl, certificateUrl } }, 'FairPlay')).toMatchObject({ certificateUrl });
});

test.each([
  ['nothing is configured', undefined, 'ClearKey'],
  ['the configuration is no map', [1], 'ClearKey'],
  ['another system is configured', { widevine: { licenseUrl } }, 'ClearKey'],
  ['the address is none', { clearkey: { licenseUrl: 'javascript:alert(1)' } }, 'ClearKey'],
  ['the keys are none', { clearkey: { keys: { [id]: 'short', x: key } } }, 'ClearKey'],
  ['keys are told of a system that has licences alone', { widevine: { keys: { [id]: key } } }, 'Widevine'],
  ['the system is unknown', { hologram: { licenseUrl } }, 'Hologram'],
  ['the file names none', { clearkey: { licenseUrl } }, undefined],
])('[CT422] there are no keys where %s', (_, protection, drm) => {
  expect(read(protection, drm)).toBeUndefined();
});

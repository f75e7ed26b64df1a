import type { MediaFormat } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { toMediaFile } from '../testing/media-files';
import { chooseMedia } from './choose-media';

const fed: readonly MediaFormat[] = ['dash', 'mp4', 'hls'];
const files: readonly MediaFormat[] = ['mp4', 'dash', 'hls'];
const all = (['hls', 'mp4', 'dash'] as const).map((format) => toMediaFile({ format }));
const vod = { isLive: false };

function orderOf(...parameters: Parameters<typeof chooseMedia>): readonly (string | undefined)[] {
  const choice = chooseMedia(...parameters);
  return choice.type === 'chosen' ? [choice.file, ...choice.fallbacks].map(({ name, format }) => name ?? format) : [];
}

test('[PL1] follows the device’s order of formats', () => {
  expect(orderOf(all, fed, vod)).toEqual(['dash', 'mp4', 'hls']);
  expect(orderOf(all, files, vod)).toEqual(['mp4', 'dash', 'hls']);
});

test('[PL2] takes standard access first, and falls back within one access service', () => {
  const signed = toMediaFile({ format: 'dash', accessService: 'SignLanguage', name: 'signed' });
  expect(orderOf([signed, ...all], fed, vod)).toEqual(['dash', 'mp4', 'hls']);
  expect(orderOf([signed], fed, vod)).toEqual(['signed']);
});

test('[PL3] takes live files first of a live stream, and what is not DASH before DASH', () => {
  const live = all.map((file) => ({ ...file, isStreamLive: true, name: `live ${file.format}` }));
  expect(orderOf([...all, ...live], fed, { isLive: true })).toEqual([
    'live mp4',
    'live hls',
    'live dash',
    'mp4',
    'hls',
    'dash',
  ]);
});

test('[P042] [PL2] [PL3] a channel plays the live HLS file before DASH that is not live, and sign language last', () => {
  const signed = toMediaFile({ accessService: 'SignLanguage', name: 'signed' });
  const given = [
    toMediaFile({ name: 'dash' }),
    toMediaFile({ format: 'hls', isStreamLive: true, name: 'live hls' }),
    signed,
  ];
  for (const formats of [fed, files]) expect(orderOf(given, formats, { isLive: true })).toEqual(['live hls', 'dash']);
  const choice = chooseMedia(given, fed, { isLive: true });
  expect(choice.type === 'chosen' && choice.all[2]).toBe(signed);
});

test('[PL4] passes over files without an address, for downloading, or of other formats', () => {
  const poor = [
    toMediaFile({ url: 'na', name: 'na' }),
    toMediaFile({ url: '', name: 'empty' }),
    toMediaFile({ deliveryType: 'Download', name: 'download' }),
    toMediaFile({ format: 'other', name: 'other' }),
  ];
  const progressive = toMediaFile({ format: 'mp4', deliveryType: 'Progressive', name: 'progressive' });
  expect(orderOf([...poor, progressive], fed, vod)).toEqual(['progressive']);
});

test('[PL5] tells why there is nothing to play', () => {
  const typeOf = (...given: Parameters<typeof toMediaFile>[0][]) =>
    chooseMedia(given.map(toMediaFile), ['dash'], vod).type;
  expect(typeOf()).toBe('files-not-available');
  expect(typeOf({ url: 'na' })).toBe('files-not-available');
  expect(typeOf({ format: 'hls' }, { deliveryType: 'Download' })).toBe('video-format');
  expect(typeOf({ drm: 'Widevine' }, { format: 'mp4' })).toBe('drm-protected');
  expect(typeOf({ drm: 'Widevine' }, { drm: 'None', url: 'https://media.example/clear.mpd' })).toBe('chosen');
});

test('[P043] [PL4] drops files without an address and orders the rest as fallbacks', () => {
  const given = [toMediaFile({ url: 'na' }), { ...toMediaFile(), url: undefined as unknown as string }, ...all];
  expect(orderOf(given, files, vod)).toEqual(['mp4', 'dash', 'hls']);
});

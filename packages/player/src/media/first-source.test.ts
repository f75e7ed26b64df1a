import { expect, test } from 'vitest';
import { toMediaFile } from '../testing/media-files';
import { toFirstSource } from './first-source';

const request = { item: { id: '12', type: 'movie', title: 'Havgus' }, startSeconds: 55 };
const hls = toMediaFile({ format: 'hls', url: 'a.m3u8' });
const dash = toMediaFile({ format: 'dash', url: 'a.mpd' });

test('[PL700] what is loaded first is known before an engine is open: the device’s best file, from its place', () => {
  const media = { formats: ['dash', 'hls'] } as const;
  expect(toFirstSource(media, request, [hls, dash])).toMatchObject({ url: 'a.mpd', format: 'dash', startSeconds: 55 });
  const described = toMediaFile({ format: 'hls', url: 'b.m3u8', accessService: 'AudioDescription' });
  const preferences = { accessMode: 'AudioDescription' } as const;
  expect(toFirstSource(media, { ...request, preferences }, [dash, described])?.url).toBe('b.m3u8');
});

test('[PL700] where nothing plays, nothing is loaded first', () => {
  expect(toFirstSource({ formats: ['mp4'] }, request, [hls, dash])).toBeUndefined();
  expect(toFirstSource({ formats: ['dash'] }, request, [{ ...dash, drm: 'Widevine' }])).toBeUndefined();
});

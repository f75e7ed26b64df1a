import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-type-of';

describe('contentTypeOf', () => {
  it.each([
    ['forest/manifest.mpd', 'application/dash+xml'],
    ['forest/master.m3u8', 'application/vnd.apple.mpegurl'],
    ['forest/v720.mp4', 'video/mp4'],
    ['forest/1.m4s', 'video/iso.segment'],
    ['forest/audio.m4a', 'audio/mp4'],
    ['forest/vp9.webm', 'video/webm'],
    ['forest/DA.VTT', 'text/vtt; charset=utf-8'],
    ['forest/picture', 'application/octet-stream'],
    ['forest/x.constructor', 'application/octet-stream'],
  ])('[ME15] knows %s', (path, contentType) => {
    expect(contentTypeOf(path)).toBe(contentType);
  });
});

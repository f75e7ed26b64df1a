import type { MediaSource } from '@fjernsyn/platform';
import { createFakeMediaEngine, type MediaEngineRig, mediaEngineConformance } from '@fjernsyn/platform/testing';
import { describe, expect, test } from 'vitest';
import { createFakeDevicePlayer, createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { createShakaEngine } from './shaka-engine';

const source: MediaSource = {
  url: 'https://media.example/film.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 0,
  subtitles: [{ url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' }],
};

async function openRig(): Promise<MediaEngineRig> {
  const shaka = createFakeShaka();
  const video = createFakeVideo();
  const audio = { language: 'da', label: null, channelsCount: 2, codecs: 'mp4a.40.2', accessibilityPurpose: null };
  shaka.audioTracks = [
    { ...audio, roles: ['description'], active: true },
    { ...audio, roles: ['main'], active: false },
  ];
  const { abilities } = createFakeMediaEngine({ formats: ['dash', 'hls'], protection: ['widevine'] });
  const engine = createShakaEngine({ opened: createFakeDevicePlayer(shaka), video, abilities });
  const moveTo = (positionSeconds: number): void => {
    video.currentTime = positionSeconds;
    video.dispatch('timeupdate');
  };
  return {
    engine,
    source,
    finishLoad() {
      const [start] = shaka.calls.filter((call) => call.startsWith('load ')).slice(-1);
      video.currentTime = Number(start?.split(' ')[2]) || 0;
      shaka.finishLoad();
    },
    breakMedia: () => shaka.tell('error', { severity: 2, category: 3, code: 3014, data: [] }),
    moveTo,
    end() {
      video.ended = true;
      video.dispatch('ended');
    },
    get releaseCount() {
      return video.calls.filter((call) => call === 'load').length;
    },
  };
}

describe('the engine on Shaka', () => {
  for (const { title, see } of mediaEngineConformance) {
    test(title, async () => {
      const { seen, promised } = await see(openRig);
      expect(seen).toEqual(promised);
    });
  }
});

import type { MediaSource } from '@fjernsyn/platform';
import { type MediaEngineRig, mediaEngineConformance } from '@fjernsyn/platform/testing';
import { describe, expect, test } from 'vitest';
import { createTestWindow } from '../../testing/test-window';
import { toMediaSurface } from '../engine/media-surface';
import { openNative } from './open-native';

const source: MediaSource = {
  url: 'https://media.example/film.mp4',
  format: 'mp4',
  isLive: false,
  startSeconds: 0,
  subtitles: [{ url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' }],
};

/** A `<video>` of 100 s with two sounds, which does at once what it is told. */
async function openRig(): Promise<MediaEngineRig> {
  const window = createTestWindow();
  const video = window.document.body.appendChild(window.document.createElement('video'));
  const tell = (type: string) => void video.dispatchEvent(new window.Event(type));
  const audio = { language: 'da', label: '' };
  const facts = {
    duration: 100,
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    ended: false,
    error: null as { readonly code: number } | null,
    audioTracks: [
      { ...audio, kind: 'main-desc', enabled: true },
      { ...audio, kind: 'main', enabled: false },
    ],
    textTracks: [{ kind: 'subtitles', language: 'da', label: 'DanishLanguageSubtitles', mode: 'showing' }],
  };
  const turn = (change: Partial<typeof facts>, event: string): void => {
    Object.assign(facts, change);
    tell(event);
  };
  for (const name of Object.keys(facts) as (keyof typeof facts)[]) {
    const set = (value: unknown): void => void Object.assign(facts, { [name]: value });
    Object.defineProperty(video, name, { get: () => facts[name], set });
  }
  let releaseCount = 0;
  Object.assign(video, {
    canPlayType: (type: string) => (type === 'video/mp4' ? 'maybe' : ''),
    load() {
      if (!video.querySelector('source')) releaseCount++;
      turn({ paused: true, currentTime: 0 }, 'timeupdate');
    },
    play: async () => turn({ paused: false }, 'play'),
    pause: () => turn({ paused: true }, 'pause'),
  });
  return {
    engine: await openNative(toMediaSurface(video)),
    source,
    finishLoad: () => tell('loadedmetadata'),
    breakMedia: () => turn({ error: { code: 3 } }, 'error'),
    moveTo: (currentTime) => turn({ currentTime }, 'timeupdate'),
    end: () => turn({ ended: true, paused: true }, 'ended'),
    get releaseCount() {
      return releaseCount;
    },
  };
}

describe('the engine on a <video>', () => {
  for (const { title, see } of mediaEngineConformance) {
    test(title, async () => {
      const { seen, promised } = await see(openRig);
      expect(seen).toEqual(promised);
    });
  }
});

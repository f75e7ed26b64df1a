import { createDrawnSubtitles } from '@fjernsyn/browser';
import type { MediaSource } from '@fjernsyn/platform';
import { type MediaEngineRig, mediaEngineConformance } from '@fjernsyn/platform/testing';
import { createAvPlayEngine } from '@fjernsyn/tizen';
import { describe, expect, test } from 'vitest';
import { createFakePictures } from '../../testing/fake-picture';
import { openSet } from '../../testing/open-set';
import { createAvPlay } from './av-play';

const source: MediaSource = {
  url: 'https://media.example/film.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 0,
  subtitles: [{ url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' }],
};

async function openRig(): Promise<MediaEngineRig> {
  const { window, connected } = openSet('tizen');
  const pictures = createFakePictures();
  const avPlay = createAvPlay(connected, pictures.open);
  const video = window.document.createElement('video');
  const engine = createAvPlayEngine({
    avPlay,
    hole: { open: () => undefined, fit: () => undefined, close: () => undefined },
    isHidden: () => false,
    createSubtitles: (tell) => createDrawnSubtitles({ video, captions: undefined, tell }),
    followPage: () => () => undefined,
  });
  return {
    engine,
    source,
    finishLoad: () => pictures.events.onReady(),
    breakMedia: () => pictures.events.onFailure('NotSupportedError', 'PLAYER_ERROR_NOT_SUPPORTED_FORMAT'),
    moveTo: (positionSeconds) => pictures.moveTo(positionSeconds * 1000),
    end: () => pictures.events.onEnd(),
    get releaseCount() {
      return pictures.calls.filter((call) => call === 'close').length;
    },
  };
}

describe('the engine on a simulated AVPlay', () => {
  for (const { title, see } of mediaEngineConformance) {
    test(title, async () => {
      const { seen, promised } = await see(openRig);
      expect(seen).toEqual(promised);
    });
  }
});

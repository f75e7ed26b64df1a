import type { MediaSource } from '@fjernsyn/platform';
import { createFakeClock, type MediaEngineRig, mediaEngineConformance } from '@fjernsyn/platform/testing';
import { describe, expect, test } from 'vitest';
import { avStates } from './av-object';
import { createAvObjectEngine } from './av-object-engine';

const source: MediaSource = {
  url: 'https://media.example/film.mp4',
  format: 'mp4',
  isLive: false,
  startSeconds: 0,
  subtitles: [{ url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' }],
};

/** An object that does at once what it is told; how often one was stopped is heard by `onStop`. */
function createObject(onStop: () => void) {
  const object = {
    data: '',
    playState: avStates.stopped as number,
    playPosition: 0,
    playTime: 100_000,
    error: undefined as number | undefined,
    onPlayStateChange: null as (() => void) | null,
    play: (speed: number) => turn({ playState: speed === 0 ? avStates.paused : avStates.playing }),
    stop: onStop,
    seek: (playPosition: number) => turn({ playPosition }),
  };
  const turn = (change: Partial<typeof object>): void => {
    Object.assign(object, change);
    object.onPlayStateChange?.();
  };
  return { object, turn };
}

async function openRig(): Promise<MediaEngineRig> {
  let releaseCount = 0;
  let placed = createObject(() => undefined);
  const engine = createAvObjectEngine({
    clock: createFakeClock(),
    place() {
      placed = createObject(() => releaseCount++);
      return placed.object;
    },
    remove: () => undefined,
    abilities: {
      formats: ['mp4', 'dash'],
      live: 'playable',
      canChangeRate: false,
      canSetVolume: false,
      protection: [],
      audioSwitch: 'none',
      isPipelineSlow: true,
    },
  });
  return {
    engine,
    source,
    // It connects when it first plays.
    finishLoad: () => undefined,
    breakMedia: () => placed.turn({ playState: avStates.error, error: 4 }),
    moveTo: (positionSeconds) => placed.turn({ playPosition: positionSeconds * 1000 }),
    end: () => placed.turn({ playState: avStates.finished }),
    get releaseCount() {
      return releaseCount;
    },
  };
}

describe('the engine on an A/V control object', () => {
  for (const { title, see } of mediaEngineConformance) {
    test(title, async () => {
      const { seen, promised } = await see(openRig);
      expect(seen).toEqual(promised);
    });
  }
});

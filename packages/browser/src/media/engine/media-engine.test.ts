import { AppError } from '@fjernsyn/kernel';
import { type MediaSource, nothingObserved } from '@fjernsyn/platform';
import { createFakeMediaEngine } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createMediaEngine, type EngineEvents } from './media-engine';

const film: MediaSource = {
  url: 'https://media.example/film.mp4',
  format: 'mp4',
  isLive: false,
  startSeconds: 0,
  subtitles: [],
};

/** An engine whose backend loads when told to, and keeps what was asked of it. */
function setUp() {
  const calls: string[] = [];
  const loads: (() => void)[] = [];
  const heard: { events?: EngineEvents } = {};
  let positionSeconds = 0;
  const engine = createMediaEngine((events) => {
    heard.events = events;
    return {
      abilities: createFakeMediaEngine({ formats: ['mp4'], live: 'none' }).abilities,
      observe: () => ({ ...nothingObserved, isLoaded: true, positionSeconds }),
      unload: () => void calls.push('unload'),
      load: () => new Promise<void>((resolve) => loads.push(resolve)),
      begin: () => void calls.push('begin'),
      play: async () => void calls.push('play'),
      pause: () => void calls.push('pause'),
      seek(seconds) {
        positionSeconds = seconds;
      },
      setRate: (rate) => void calls.push(`rate ${rate}`),
      setVolume: (volume) => void calls.push(`volume ${volume}`),
      selectTrack: (type, id) => void calls.push(`${type} ${id}`),
      release: () => void calls.push('release'),
    };
  });
  const told: string[] = [];
  engine.subscribe(
    ({ isLoaded, positionSeconds: at }) => told.push(isLoaded ? `at ${at}` : 'nothing'),
    ({ code }) => told.push(code),
  );
  return { engine, calls, loads, told, events: heard.events as EngineEvents };
}

test('[BR40] a later load and the end overtake a load, even where its backend never settles it', async () => {
  const { engine, calls, loads } = setUp();
  const first = expect(engine.load(film)).rejects.toMatchObject({ code: 'media/superseded' });
  const second = engine.load(film);
  await first;
  loads[1]?.();
  await second;
  loads[0]?.();
  const third = expect(engine.load(film)).rejects.toMatchObject({ code: 'media/superseded' });
  await engine.dispose();
  await third;
  await expect(engine.load(film)).rejects.toMatchObject({ code: 'media/superseded' });
  expect(calls).toEqual(['unload', 'unload', 'begin', 'unload', 'release']);
});

test('[BR43] [BR44] tells changes alone, errors of what is loaded, and nothing after its end', async () => {
  const { engine, loads, told, events } = setUp();
  events.fail(new AppError('media/decode'));
  engine.seek(20);
  const loading = engine.load(film);
  loads[0]?.();
  await loading;
  engine.seek(30);
  events.publish();
  events.fail(new AppError('media/network'));
  await Promise.all([engine.dispose(), engine.dispose()]);
  events.publish();
  events.fail(new AppError('media/unknown'));
  expect(told).toEqual(['at 0', 'at 30', 'media/network']);
  expect(engine.observation).toEqual(nothingObserved);
});

test('[BR47] passes rate and volume on at any time, tracks while something is loaded, and refuses other formats', async () => {
  const { engine, calls, loads } = setUp();
  engine.selectTrack('audio', 'da');
  engine.setRate(2);
  engine.setVolume(0.5, false);
  const loading = engine.load(film);
  loads[0]?.();
  await loading;
  engine.selectTrack('audio', 'da');
  expect(await engine.loadThumbnails()).toEqual([]);
  expect(calls).toEqual(['rate 2', 'volume 0.5', 'unload', 'begin', 'audio da']);
  await expect(engine.load({ ...film, format: 'dash' })).rejects.toMatchObject({ code: 'media/unsupported' });
});

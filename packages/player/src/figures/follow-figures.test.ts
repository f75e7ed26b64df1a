import { AppError } from '@fjernsyn/kernel';
import type { MediaTrack } from '@fjernsyn/platform';
import {
  createFakeClock,
  createFakeMediaEngines,
  createRecordedTelemetry,
  fakeMediaSurface,
  settled,
} from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createPlayer } from '../player';
import { createPlayerRig, film } from '../testing/player-rig';
import { type FiguresDeps, followFigures } from './follow-figures';

const item = { itemId: 'film-1', itemType: 'movie' };
const rendition = { bitsPerSecond: 2_000_000, width: 1280, height: 720 };

/** A film that is followed from its request on. */
async function follow(options: Partial<FiguresDeps> = {}) {
  const rig = createPlayerRig();
  const { clock, telemetry, engine } = rig;
  const playback = await rig.open();
  const end = followFigures({ clock, telemetry, ...options }, playback, film);
  const begin = async (): Promise<void> => {
    engine().finishLoad();
    await settled();
  };
  const events = (type: string) => telemetry.events.filter((event) => event.type === type);
  return { ...rig, playback, end, begin, events };
}

test('[PL460] [PL464] [P110] a stream starts with its frame, counts after 3 s, fails once, and beats meanwhile', async () => {
  const { engine, clock, begin, events, told } = await follow({ heartbeatSeconds: 2 });
  clock.advance(400);
  expect(told()).toEqual(['playback-requested']);
  await begin();
  expect(told().slice(1)).toEqual(['stream-started', 'playback-shown']);
  expect(events('playback-shown')).toEqual([{ type: 'playback-shown', tookMs: 400, ...item }]);
  engine().observe({ positionSeconds: 2, rendition });
  clock.advance(2_000);
  expect(events('stream-consumed')).toEqual([]);
  expect(events('playback-heartbeat')).toEqual([
    {
      type: 'playback-heartbeat',
      positionSeconds: 2,
      mode: 'StandardVideo',
      subtitles: false,
      bitsPerSecond: 2_000_000,
      ...item,
    },
  ]);
  clock.advance(1_000);
  expect(events('stream-consumed')).toHaveLength(1);
  engine().fail(new AppError('media/drm'));
  await settled();
  clock.advance(20_000);
  expect([events('playback-failed').length, events('playback-heartbeat').length]).toEqual([1, 1]);
});

test('[PL464] nothing beats while it is paused, or where nothing is configured', async () => {
  const { playback, clock, playOn, begin, events } = await follow({ heartbeatSeconds: 10 });
  await begin();
  playback.send({ type: 'PAUSE' });
  clock.advance(30_000);
  expect(events('playback-heartbeat')).toEqual([]);
  playback.send({ type: 'PLAY' });
  await playOn(10);
  expect(events('playback-heartbeat')).toHaveLength(1);
  const silent = await follow();
  await silent.begin();
  silent.clock.advance(60_000);
  expect(silent.events('playback-heartbeat')).toEqual([]);
});

test('[PL461] what ran dry is told as it goes on', async () => {
  const { engine, clock, begin, events } = await follow();
  await begin();
  engine().observe({ isWaiting: true });
  clock.advance(600);
  expect(events('playback-rebuffered')).toEqual([]);
  engine().observe({ isWaiting: false });
  expect(events('playback-rebuffered')).toEqual([
    { type: 'playback-rebuffered', positionSeconds: 0, lastedMs: 600, ...item },
  ]);
});

test('[PL462] tells of another rendition and of other subtitles', async () => {
  const { engine, playback, begin, events } = await follow();
  await begin();
  const track: MediaTrack = {
    id: 's1',
    type: 'subtitle',
    language: 'da',
    label: 'DanishLanguageSubtitles',
    roles: [],
    isSelected: false,
  };
  engine().observe({ rendition, tracks: [track] });
  engine().observe({ rendition: { ...rendition }, positionSeconds: 1 });
  engine().observe({ rendition: { ...rendition, bitsPerSecond: 800_000, height: 480 } });
  expect(events('rendition-changed')).toEqual([
    { type: 'rendition-changed', bitsPerSecond: 2_000_000, height: 720, ...item },
    { type: 'rendition-changed', bitsPerSecond: 800_000, height: 480, ...item },
  ]);
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  expect(events('track-changed')).toEqual([{ type: 'track-changed', track: 'subtitles', ...item }]);
});

test('[PL463] tells a share of the length once it has played past it, and not where it was sent past', async () => {
  const { engine, playback, begin, events } = await follow({ viewPoints: [0.25, 0.5, 0.95] });
  await begin();
  playback.send({ type: 'SEEK_TO', atSeconds: 80 });
  engine().observe({ positionSeconds: 80.2 });
  expect(events('view-point-reached')).toEqual([]);
  playback.send({ type: 'SEEK_TO', atSeconds: 24 });
  for (const positionSeconds of [24.9, 25.1, 24.9, 25.2]) engine().observe({ positionSeconds });
  expect(events('view-point-reached')).toEqual([{ type: 'view-point-reached', share: 0.25, ...item }]);
});

test('[PL465] tells once what it came to, also after the playback is closed', async () => {
  const { engine, playback, clock, begin, events, end } = await follow();
  clock.advance(250);
  await begin();
  engine().observe({ rendition });
  clock.advance(4_000);
  engine().observe({ positionSeconds: 4 });
  await playback.close();
  end();
  end();
  expect(events('playback-figures')).toEqual([
    {
      type: 'playback-figures',
      startMs: 250,
      playedMs: 4_000,
      rebufferCount: 0,
      rebufferMs: 0,
      errorCount: 0,
      bitsPerSecond: 2_000_000,
      ...item,
    },
  ]);
});

test('[PL466] the player follows what it opens, and ends that with it', async () => {
  const clock = createFakeClock();
  const telemetry = createRecordedTelemetry();
  const player = createPlayer({
    clock,
    telemetry,
    formats: ['dash'],
    mediaEngines: createFakeMediaEngines(),
    resolveMedia: async () => [],
    figures: {},
  });
  const count = () => telemetry.events.filter(({ type }) => type === 'playback-figures').length;
  const request = { item: film, startSeconds: 0, surface: fakeMediaSurface };
  const first = player.open(request);
  expect(count()).toBe(0);
  const second = player.open(request);
  expect(count()).toBe(1);
  second.send({ type: 'CLOSE' });
  await Promise.all([first.close(), second.close()]);
  expect(count()).toBe(2);
});

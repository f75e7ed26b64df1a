import type { MediaFile } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';
import { createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig } from './testing/player-rig';
import { createFragileEngine, createSlowEngine } from './testing/special-engines';

const twoCdns: readonly MediaFile[] = [
  toMediaFile({ url: 'https://a.example/film.mpd' }),
  toMediaFile({ url: 'https://b.example/film.mpd' }),
];
const starved: Partial<MediaObservation> = { isWaiting: true, bufferedSeconds: [{ start: 0, end: 42 }] };

type Rig = ReturnType<typeof createPlayerRig>;

/** Plays at 42 s, and keeps the states that show from then on. */
async function playAt42(rig: Rig) {
  const playback = await rig.play();
  rig.engine().observe({ positionSeconds: 41 });
  await rig.playOn(1);
  const states: string[] = [playback.getSnapshot().state];
  playback.subscribe(() => {
    const { state } = playback.getSnapshot();
    if (state !== states[states.length - 1]) states.push(state);
  });
  return { playback, states };
}

test('[P001] [PL540] what stands still on a slow pipeline is paused and played, and the viewer’s wish is not changed', async () => {
  const rig = createPlayerRig({ toEngine: () => createFakeMediaEngine({ isPipelineSlow: true }) });
  const { playback, states } = await playAt42(rig);
  await rig.clock.advanceSettled(3_000);
  expect(rig.engine().calls.slice(2)).toEqual(['pause', 'play']);
  await rig.playOn(30);
  expect(states).toEqual(['PLAYING', 'BUFFERING', 'PLAYING']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', isPlayIntended: true });
});

test('[P002] [PL541] what nothing moves is an error of its own after a fixed number of steps', async () => {
  const rig = createPlayerRig({ toEngine: () => createFakeMediaEngine({ isPipelineSlow: true }) });
  const { playback } = await playAt42(rig);
  await rig.clock.advanceSettled(7_000);
  expect(rig.engine().calls.slice(2)).toEqual(['pause', 'play', 'seek 42.1', 'load']);
  rig.engine().finishLoad();
  await rig.clock.advanceSettled(10_000);
  expect(playback.getSnapshot().error).toEqual({ code: 'PLAYBACK_UNKNOWN_ERROR', reason: 'player/stalled' });
});

test('[PL540] [PL541] [life-04] a picture that stands still once a set was resumed is brought to move, and loaded anew where that fails', async () => {
  const rig = createPlayerRig({ toEngine: () => createFakeMediaEngine({ isPipelineSlow: true }) });
  const { playback } = await playAt42(rig);
  playback.send({ type: 'PAUSE' });
  await rig.clock.advanceSettled(60_000);
  playback.send({ type: 'PLAY' });
  await rig.clock.advanceSettled(7_000);
  expect(rig.engine().calls.slice(2)).toEqual(['pause', 'play', 'pause', 'play', 'seek 42.1', 'load']);
});

test('[P008] [P058] [PL543] [PL36] what is paused stands still for as long as it likes, and stays paused when loaded anew', async () => {
  const rig = createPlayerRig();
  const { playback } = await playAt42(rig);
  playback.send({ type: 'PAUSE' });
  await rig.clock.advanceSettled(120_000);
  rig.engine().fail(new AppError('media/decode'));
  await settled();
  rig.engine().finishLoad();
  await rig.clock.advanceSettled(10_000);
  expect(rig.engine().calls).toEqual(['load', 'pause']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', positionSeconds: 42 });
});

test('[P035] [P012] [PL545] [PL548] a connection that is gone for 25 s is asked for again, and what plays goes on at its place', async () => {
  const rig = createPlayerRig();
  const { playback, states } = await playAt42(rig);
  rig.engine().fail(new AppError('media/network'));
  await rig.playOn(10);
  rig.engine().observe(starved);
  for (let second = 10; second < 25; second++) {
    if (second % 5 === 0) rig.engine().fail(new AppError('media/network'));
    await rig.clock.advanceSettled(1_000);
  }
  rig.engine().observe({ isWaiting: false, bufferedSeconds: [{ start: 0, end: 62 }] });
  await rig.playOn(60);
  expect(rig.engine().calls.slice(2)).toEqual(Array.from({ length: 4 }, () => 'reconnect'));
  expect([states, playback.getSnapshot().positionSeconds]).toEqual([['PLAYING', 'BUFFERING', 'PLAYING'], 112]);
});

test('[P012] [P105] [PL549] an engine that cannot reconnect is loaded anew until the connection is back, at its place', async () => {
  const rig = createPlayerRig({ toEngine: createFragileEngine });
  const { playback, states } = await playAt42(rig);
  rig.engine().fail(new AppError('media/network'));
  for (let attempt = 0; attempt < 10; attempt++) {
    await rig.clock.advanceSettled(2_000);
    rig.engine().finishLoad(new AppError('media/network'));
    expect(playback.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 42 });
  }
  await rig.clock.advanceSettled(2_000);
  rig.engine().finishLoad();
  await settled();
  expect([rig.engine().source?.startSeconds, states]).toEqual([42, ['PLAYING', 'BUFFERING', 'PLAYING']]);
});

test('[PL549] one that does not come back within 30 s is told as such, and is given up at once when the viewer leaves', async () => {
  const rig = createPlayerRig({ toEngine: createFragileEngine });
  const { playback } = await playAt42(rig);
  rig.engine().fail(new AppError('media/network'));
  await rig.clock.advanceSettled(2_000);
  rig.engine().finishLoad(new AppError('media/network'));
  await rig.clock.advanceSettled(28_000);
  expect(playback.getSnapshot()).toMatchObject({ state: 'ERROR', error: { reason: 'media/network' } });
});

test('[P037] [PL22] who leaves while a connection is awaited waits for nothing, and nothing follows', async () => {
  const rig = createPlayerRig({ toEngine: createFragileEngine });
  const { playback } = await playAt42(rig);
  rig.engine().fail(new AppError('media/network'));
  await playback.close();
  await rig.clock.advanceSettled(60_000);
  expect([rig.engine().calls.slice(2), rig.clock.pending]).toEqual([['dispose'], 0]);
});

test('[P038] [PL17] a manifest that does not come is asked of the next source at once, at its place', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  const playback = await rig.open({ startSeconds: 30 });
  rig.engine().finishLoad(new AppError('media/network'));
  await settled();
  expect(rig.engine().source).toMatchObject({ url: 'https://b.example/film.mpd', startSeconds: 30 });
  rig.engine().finishLoad();
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 30 });
});

test('[P038] [PL774] each change of the source is emitted once, with why and by names that are no addresses', async () => {
  const named = twoCdns.map((file, index) => (index === 0 ? { ...file, name: 'A' } : file));
  const rig = createPlayerRig({ files: named });
  await rig.open({ startSeconds: 30 });
  rig.engine().finishLoad(new AppError('media/missing'));
  await settled();
  rig.engine().finishLoad(new AppError('media/manifest'));
  await settled();
  const at30 = { positionSeconds: 30, itemId: 'film-1', itemType: 'movie' };
  expect(rig.telemetry.events.slice(1)).toEqual([
    { type: 'source-changed', code: 'media/missing', from: '1: A', to: '2: dash', ...at30 },
    { type: 'playback-failed', code: 'media/manifest', itemId: 'film-1', itemType: 'movie' },
  ]);
});

test('[PL774] a source that is left because it stands still says so', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  await playAt42(rig);
  for (let reload = 0; reload < 2; reload++) {
    rig.engine().observe(starved);
    await rig.clock.advanceSettled(20_000);
    if (reload === 0) rig.engine().finishLoad();
    await settled();
  }
  const changes = rig.telemetry.events.filter(({ type }) => type === 'source-changed');
  expect(changes).toMatchObject([{ code: 'player/stalled', from: '1: dash', to: '2: dash', positionSeconds: 42 }]);
});

test('[PL772] what is loaded anew in a fresh engine is the source that played, and not one that failed before it', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  await rig.open();
  rig.engine().finishLoad(new AppError('media/missing'));
  await settled();
  rig.engine().finishLoad();
  rig.engine().observe({ positionSeconds: 42 });
  await settled();
  rig.engine().fail(new AppError('media/decode'));
  await settled();
  expect(rig.engines).toHaveLength(2);
  expect(rig.engine().source).toMatchObject({ url: twoCdns[1]?.url, startSeconds: 42 });
});

test('[PL545] [PL551] a source that breaks off plays what it has, then the next takes its place, and where none is reached each is tried', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  const { playback } = await playAt42(rig);
  rig.engine().fail(new AppError('media/network'));
  await rig.playOn(5);
  expect(rig.engine().source?.url).toBe(twoCdns[0]?.url);
  rig.engine().observe({ isWaiting: true });
  await rig.clock.advanceSettled(3_000);
  const tried: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    tried.push(rig.engine().source?.url);
    rig.engine().finishLoad(new AppError('media/network'));
    await rig.clock.advanceSettled(2_000);
  }
  rig.engine().finishLoad();
  await settled();
  expect(tried).toEqual([twoCdns[1]?.url, twoCdns[0]?.url, twoCdns[1]?.url]);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 47 });
});

test('[P048] [PL552] what cannot be decoded is loaded anew in a fresh engine, within a minute elsewhere, and is then an error', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  const { playback } = await playAt42(rig);
  const breaks = async () => {
    rig.engine().fail(new AppError('media/decode'));
    await settled();
    const { url, startSeconds } = rig.engine().source ?? {};
    const { state } = playback.getSnapshot();
    rig.engine().finishLoad();
    await settled();
    return [rig.engines.length, url, startSeconds, state];
  };
  expect(await breaks()).toEqual([2, twoCdns[0]?.url, 42, 'BUFFERING']);
  expect(await breaks()).toEqual([2, twoCdns[1]?.url, 42, 'BUFFERING']);
  expect((await breaks())[3]).toBe('ERROR');
});

test('[P020] [PL546] a seek that is not heard of is loaded anew at its place, once, and later seeks work', async () => {
  const rig = createPlayerRig({ toEngine: createSlowEngine });
  const playback = await rig.play();
  playback.send({ type: 'PAUSE' });
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  await rig.clock.advanceSettled(9_000);
  expect(rig.engine().source?.startSeconds).toBe(60);
  rig.engine().finishLoad();
  await rig.clock.advanceSettled(1_000);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', positionSeconds: 60 });
  playback.send({ type: 'SEEK_TO', atSeconds: 20 });
  rig.engine().observe({ isSeeking: false, positionSeconds: 20 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', positionSeconds: 20 });
});

test('[P021] [PL553] one seek is under way at a time, and only the last of those after it is sent', async () => {
  const sent: number[] = [];
  const rig = createPlayerRig({
    toEngine() {
      const engine = createSlowEngine();
      const seek = (seconds: number): void => {
        sent.push(seconds);
        engine.observe({ isSeeking: true });
      };
      return Object.create(engine, { seek: { value: seek } });
    },
  });
  const playback = await rig.play();
  for (let seconds = 10; seconds <= 30; seconds++) playback.send({ type: 'SEEK_TO', atSeconds: seconds });
  expect([sent, playback.getSnapshot().positionSeconds]).toEqual([[10], 30]);
  rig.engine().observe({ isSeeking: false, positionSeconds: 10 });
  expect([sent, playback.getSnapshot().positionSeconds]).toEqual([[10, 30], 30]);
  rig.engine().observe({ isSeeking: false, positionSeconds: 30 });
  expect([sent.length, playback.getSnapshot()]).toMatchObject([2, { state: 'PLAYING', positionSeconds: 30 }]);
});

test('[PL553] a place that is asked for while a step of ours is under way waits for its end', async () => {
  const sent: number[] = [];
  const rig = createPlayerRig({
    toEngine() {
      const engine = createSlowEngine();
      const seek = (seconds: number): void => {
        sent.push(seconds);
        engine.observe({ isSeeking: true });
      };
      return Object.create(engine, { seek: { value: seek } });
    },
  });
  const { playback } = await playAt42(rig);
  await rig.clock.advanceSettled(3_000);
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  expect([sent, playback.getSnapshot().positionSeconds]).toEqual([[42.1], 60]);
  rig.engine().observe({ isSeeking: false, positionSeconds: 42.1 });
  expect(sent).toEqual([42.1, 60]);
});

test('[P040] [P072] [PL547] the end that an engine does not tell of is one, and plays again from there', async () => {
  const rig = createPlayerRig({ files: twoCdns });
  const { playback, states } = await playAt42(rig);
  rig.engine().observe({ positionSeconds: 99.7 });
  await rig.clock.advanceSettled(3_000);
  rig.engine().observe({ positionSeconds: 99.7 });
  expect([states, rig.told().slice(-1)]).toEqual([['PLAYING', 'ENDED'], ['playback-ended']]);
  playback.send({ type: 'PLAY' });
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 0 });
});

test('[P014] [P015] [PL8] what is sought to its end ends by itself, the second time too', async () => {
  const rig = createPlayerRig();
  const playback = await rig.play();
  for (let time = 0; time < 2; time++) {
    playback.send({ type: 'SEEK_TO', atSeconds: 100 });
    rig.engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
    expect(playback.getSnapshot().state).toBe('ENDED');
    playback.send({ type: 'PLAY' });
  }
  expect(rig.engine().calls.filter((call) => call.startsWith('seek'))).toEqual([
    'seek 99',
    'seek 0',
    'seek 99',
    'seek 0',
  ]);
});

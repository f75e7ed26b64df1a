import { AppError } from '@fjernsyn/kernel';
import { type MediaObservation, nothingObserved } from '@fjernsyn/platform';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { type CastRig, castSource, createCastRig } from '../testing/cast-rig';

const subtitle = { type: 'subtitle', language: 'da', label: 'DanishLanguageSubtitles', roles: [] } as const;

/** A film that plays in the page at 300 s with Danish subtitles. */
async function watching(rig: CastRig = createCastRig()) {
  const engine = await rig.play();
  rig.locals[0]?.observe({ positionSeconds: 300, tracks: [{ ...subtitle, id: 'subtitle 9', isSelected: true }] });
  const seen: MediaObservation[] = [];
  const errors: AppError[] = [];
  engine.subscribe(
    (observation) => seen.push(observation),
    (error) => errors.push(error),
  );
  return { ...rig, engine, seen, errors };
}

/** The same while it is cast. */
async function casting() {
  const world = await watching();
  await world.cast.connect();
  await expect.poll(() => world.receiver.calls).toContain('tracks 1');
  await settled();
  return world;
}

/** Lets the engine of the page that opened last load, with the film's subtitles. */
async function comeBack({ locals }: Pick<CastRig, 'locals'>) {
  await expect.poll(() => locals[1]?.calls).toContain('load');
  const local = locals[1];
  local?.finishLoad();
  await settled();
  local?.observe({ tracks: [{ ...subtitle, id: 'subtitle 4', isSelected: false }] });
  await settled();
  return local;
}

test('[BR661] what plays moves to the set with its place and subtitles, and is heard of from there', async () => {
  const { engine, receiver, locals } = await casting();
  expect(locals[0]?.calls.slice(-1)).toEqual(['dispose']);
  expect(receiver.calls.slice(2)).toEqual(['load 300', 'tracks 1', 'play']);
  receiver.change({ currentTime: 320 });
  expect(engine.observation).toMatchObject({ positionSeconds: 320, isPaused: false });
  expect(engine.observation.tracks.filter(({ isSelected }) => isSelected)).toMatchObject([{ language: 'da' }]);
});

test.each([
  ['PLAYING', false],
  ['PAUSED', true],
] as const)(
  '[P085] [BR661] what was %s on the set when it went is so in the page, at its place, with its subtitles',
  async (playerState, isPaused) => {
    const { engine, cast, receiver, ...world } = await casting();
    receiver.change({ playerState, currentTime: 300 });
    receiver.disconnect();
    const local = await comeBack(world);
    expect(cast.state.get().status).toBe('disconnected');
    expect(local?.source?.startSeconds).toBe(300);
    expect(local?.calls).toContain('track subtitle subtitle 4');
    expect(engine.observation).toMatchObject({ positionSeconds: 300, isPaused });
  },
);

test('[P088] [BR662] while it is cast, the place is the set’s alone', async () => {
  const { seen, receiver, locals, clock } = await casting();
  seen.length = 0;
  for (let second = 1; second <= 60; second++) {
    receiver.change({ currentTime: 300 + second });
    locals[0]?.observe({ positionSeconds: second });
    await clock.advanceSettled(1_000);
  }
  expect(seen.map(({ positionSeconds }) => positionSeconds)).toEqual(
    Array.from({ length: 60 }, (_, index) => 301 + index),
  );
});

test('[BR662] nobody sees a jump of the place, or an end, while it moves', async () => {
  const { cast, seen, errors, receiver } = await watching();
  await cast.connect();
  await expect.poll(() => receiver.calls).toContain('play');
  await settled();
  expect(new Set(seen.map(({ positionSeconds, isLoaded }) => `${positionSeconds} ${isLoaded}`))).toEqual(
    new Set(['300 true']),
  );
  expect(seen[0]).toMatchObject({ isWaiting: true, isPaused: false });
  expect(errors).toEqual([]);
});

test('[BR663] what the viewer asks for while it moves is done on the set', async () => {
  const { cast, engine, receiver } = await watching();
  cast.state.subscribe(() => {
    if (cast.state.get().status !== 'connected') return;
    engine.seek(600);
    engine.pause();
    engine.selectTrack('subtitle', null);
  });
  await cast.connect();
  await expect.poll(() => receiver.calls).toContain('load 600');
  await settled();
  expect(receiver.calls).not.toContain('play');
  expect(receiver.calls).not.toContain('tracks 1');
  expect(engine.observation).toMatchObject({ positionSeconds: 600, isPaused: true });
});

test('[BR663] a load that is under way as the set connects is done on the set', async () => {
  const { cast, open, receiver, locals } = createCastRig();
  const engine = await open();
  const load = engine.load({ ...castSource, startSeconds: 20 });
  await settled();
  await cast.connect();
  await load;
  expect([receiver.calls.slice(2), locals[0]?.calls]).toEqual([['load 20'], ['load', 'dispose']]);
});

test('[BR663] the end of the engine ends a move as well, and what plays on the set', async () => {
  const { cast, engine, receiver } = await watching();
  await cast.connect();
  await engine.dispose();
  await settled();
  expect(receiver.media?.playerState ?? 'IDLE').toBe('IDLE');
  const { engine: settledEngine, receiver: other } = await casting();
  await settledEngine.dispose();
  expect(other.calls.slice(-1)).toEqual(['stop']);
});

test('[BR663] reconnecting is the engine’s that plays, where it can', async () => {
  const { engine, locals, cast, receiver } = await watching();
  const reconnect = vi.fn();
  Object.assign(locals[0] ?? {}, { reconnect });
  engine.reconnect?.();
  expect(reconnect).toHaveBeenCalledTimes(1);
  await cast.connect();
  await expect.poll(() => receiver.calls).toContain('play');
  expect(engine.reconnect).toBeUndefined();
});

test('[BR664] a set that refuses what moves to it is an error of what plays', async () => {
  const { cast, receiver, errors } = await watching();
  receiver.loadError = 'load_media_failed';
  await cast.connect();
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(['media/unsupported']);
});

test('[BR664] a set that is not reached is an error of the network', async () => {
  const { cast, open, receiver } = createCastRig();
  await cast.connect();
  receiver.loadError = 'channel_error';
  const engine = await open();
  await expect(engine.load(castSource)).rejects.toBeInstanceOf(AppError);
  receiver.loadError = 'channel_error';
  await expect(engine.load(castSource)).rejects.toMatchObject({ code: 'media/network' });
});

test('[BR658] what somebody stops on the set rests at its place, and plays from there again', async () => {
  const { engine, receiver, clock } = await casting();
  receiver.change({ currentTime: 400 });
  receiver.change({ playerState: 'IDLE', idleReason: 'CANCELLED', currentTime: 0 });
  await clock.advanceSettled(1_000);
  expect(engine.observation).toMatchObject({ positionSeconds: 400, isPaused: true, hasEnded: false });
  await engine.play();
  expect(receiver.calls.slice(-1)).toEqual(['load 400']);
  expect(engine.observation).toMatchObject({ positionSeconds: 400, isPaused: false });
});

test('[BR658] what has ended on the set plays again from where the viewer goes', async () => {
  const { engine, receiver } = await casting();
  receiver.change({ playerState: 'IDLE', idleReason: 'FINISHED' });
  expect(engine.observation.hasEnded).toBe(true);
  engine.seek(0);
  await engine.play();
  expect(receiver.calls.slice(-1)).toEqual(['load 0']);
});

test('[BR659] a set keeps its volume, and goes as far up and down as the viewer does', async () => {
  const { engine, cast, receiver } = await watching();
  engine.setVolume(0.5, false);
  await cast.connect();
  await expect.poll(() => receiver.calls).toContain('play');
  await settled();
  expect([receiver.volume, receiver.isMuted]).toEqual([0.3, false]);
  engine.setVolume(0.6, false);
  expect(receiver.volume).toBeCloseTo(0.4);
  engine.setVolume(0.6, true);
  expect(receiver.isMuted).toBe(true);
});

test.each([
  [7_190, 'load 0'],
  [7_000, 'load 7000'],
])('[BR665] live that is seen at %i of 7200 s goes on by %s', async (positionSeconds, call) => {
  const rig = createCastRig();
  await rig.play({ ...castSource, isLive: true });
  rig.locals[0]?.observe({
    ...nothingObserved,
    isLoaded: true,
    positionSeconds,
    seekableSeconds: { start: 0, end: 7_200 },
  });
  await rig.cast.connect();
  await expect.poll(() => rig.receiver.calls).toContain(call);
});

import { toMediaSurface } from '@fjernsyn/browser';
import { createTestWindow } from '@fjernsyn/browser/testing';
import type { MediaSource } from '@fjernsyn/platform';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { type AvObject, avStates } from './av-object';
import { createAvObjectEngines } from './av-object-engines';

const film: MediaSource = {
  url: 'https://media.example/film.mp4',
  format: 'mp4',
  isLive: false,
  startSeconds: 0,
  subtitles: [],
};

type Fake = HTMLObjectElement & { -readonly [Name in keyof AvObject]: AvObject[Name] };

/** An engine on a set that makes A/V control objects of the page's objects. */
async function open(hasObjects = true) {
  const window = createTestWindow();
  const { document } = window;
  const around = document.body.appendChild(document.createElement('div'));
  const video = around.appendChild(document.createElement('video'));
  const clock = createFakeClock();
  const calls: string[] = [];
  const make = document.createElement.bind(document);
  document.createElement = ((name: string) => {
    const element = make(name);
    if (name !== 'object' || !hasObjects) return element;
    const members = { playState: avStates.stopped, playPosition: 0, playTime: 0, onPlayStateChange: null };
    const methods = {
      play: (speed: number) => calls.push(`play ${speed}`),
      stop: () => calls.push('stop'),
      seek: (positionMs: number) => calls.push(`seek ${positionMs}`),
    };
    for (const [member, value] of Object.entries({ ...members, ...methods }))
      Object.defineProperty(element, member, { value, writable: true });
    return element;
  }) as typeof document.createElement;
  const engine = await createAvObjectEngines(clock).open(toMediaSurface(video), new AbortController().signal);
  const errors: string[] = [];
  engine.subscribe(
    () => undefined,
    ({ code }) => errors.push(code),
  );
  const placed = () => around.querySelector('object') as Fake | null;
  const turn = (facts: Partial<Record<'playState' | 'playPosition' | 'playTime' | 'error', number>>) => {
    Object.assign(placed() as Fake, facts);
    placed()?.onPlayStateChange?.();
  };
  return { engine, around, clock, calls, errors, placed, turn };
}

test('[BR136] [hbb-09] stands before the element, with the type and the address of the media', async () => {
  const { engine, around, placed } = await open();
  expect(placed()).toBeNull();
  expect(engine.abilities).toMatchObject({ formats: ['mp4', 'dash'], canChangeRate: false });
  await engine.load({ ...film, format: 'dash' });
  expect([placed()?.type, placed()?.data]).toEqual(['application/dash+xml', film.url]);
  expect(Array.from(around.children, ({ tagName }) => tagName)).toEqual(['OBJECT', 'VIDEO']);
  await expect(engine.load({ ...film, format: 'hls' })).rejects.toMatchObject({ code: 'media/unsupported' });
});

test('[BR136] a set that makes none has no such engine, and nothing stays behind', async () => {
  await expect(open(false)).rejects.toMatchObject({ code: 'media/engine-unavailable', facts: { why: 'no-object' } });
});

test('[BR137] plays, pauses and seeks by the object’s milliseconds', async () => {
  const { engine, calls, turn } = await open();
  await engine.load(film);
  await engine.play();
  expect(engine.observation).toMatchObject({ isPaused: false, isWaiting: true });
  turn({ playState: avStates.playing, playTime: 100_000, playPosition: 2_000 });
  expect(engine.observation).toMatchObject({ isWaiting: false, positionSeconds: 2, durationSeconds: 100 });
  engine.seek(30);
  engine.pause();
  turn({ playState: avStates.paused });
  expect(engine.observation).toMatchObject({ isPaused: true, seekableSeconds: { start: 0, end: 100 } });
  expect(calls).toEqual(['play 1', 'seek 30000', 'play 0']);
});

test('[BR137] begins where it is told once it has connected, and reads the position while it plays', async () => {
  const { engine, calls, clock, placed, turn } = await open();
  await engine.load({ ...film, startSeconds: 42 });
  await engine.play();
  expect(engine.observation.positionSeconds).toBe(42);
  turn({ playState: avStates.playing, playTime: 100_000 });
  expect(calls).toEqual(['play 1', 'seek 42000']);
  Object.assign(placed() as Fake, { playPosition: 43_000 });
  clock.advance(500);
  expect(engine.observation.positionSeconds).toBe(43);
  engine.pause();
  expect(clock.pending).toBe(0);
});

test.each([
  [0, 'media/unsupported'],
  [1, 'media/network'],
  [4, 'media/decode'],
  [2, 'media/unknown'],
])('[BR138] tells the error %i as %s', async (error, code) => {
  const { engine, errors, turn } = await open();
  await engine.load(film);
  turn({ playState: avStates.error, error });
  expect(errors).toEqual([code]);
});

test('[BR138] the end stops and takes the object away', async () => {
  const { engine, calls, clock, placed, turn } = await open();
  await engine.load(film);
  await engine.play();
  turn({ playState: avStates.finished, playTime: 100_000, playPosition: 100_000 });
  expect(engine.observation).toMatchObject({ hasEnded: true, isPaused: true, isWaiting: false });
  await engine.dispose();
  expect([placed(), engine.observation.isLoaded, clock.pending]).toEqual([null, false, 0]);
  expect(calls).toEqual(['play 1', 'stop']);
});

test.each([
  ['stopped', { isWaiting: true, hasEnded: false, isPaused: false }],
  ['playing', { isWaiting: false, hasEnded: false, isPaused: false }],
  ['connecting', { isWaiting: true, hasEnded: false, isPaused: false }],
  ['buffering', { isWaiting: true, hasEnded: false, isPaused: false }],
  ['finished', { isWaiting: false, hasEnded: true, isPaused: true }],
] as const)('[BR464] [P096] a film that is to play and is %s is observed so', async (state, observed) => {
  const { engine, turn } = await open();
  await engine.load(film);
  await engine.play();
  turn({ playState: avStates[state] });
  expect(engine.observation).toMatchObject(observed);
});

test('[BR464] [P096] what finishes after it was stopped has not ended', async () => {
  const { engine, placed, turn } = await open();
  await engine.load(film);
  await engine.play();
  turn({ playState: avStates.playing });
  const old = placed();
  await engine.load(film);
  Object.assign(old as Fake, { playState: avStates.finished });
  old?.onPlayStateChange?.();
  expect(engine.observation.hasEnded).toBe(false);
});

test('[BR137] [P099] its milliseconds are seconds', async () => {
  const { engine, turn } = await open();
  await engine.load(film);
  turn({ playState: avStates.paused, playTime: 5_400_000, playPosition: 61_500 });
  expect(engine.observation).toMatchObject({ durationSeconds: 5_400, positionSeconds: 61.5 });
});

test('[BR465] [P098] a seek waits until it plays, and one that is refused is asked for twice more', async () => {
  const { engine, calls, clock, placed, turn } = await open();
  await engine.load(film);
  await engine.play();
  turn({ playState: avStates.connecting });
  engine.seek(30);
  expect([calls, engine.observation.positionSeconds]).toEqual([['play 1'], 30]);
  const seek = (positionMs: number) => {
    calls.push(`refused ${positionMs}`);
    return false;
  };
  Object.assign(placed() as Fake, { seek });
  turn({ playState: avStates.playing, playPosition: 1_000 });
  expect(engine.observation.positionSeconds).toBe(30);
  clock.advance(2_000);
  expect(calls.slice(1)).toEqual(['refused 30000', 'refused 30000', 'refused 30000']);
  expect(engine.observation.positionSeconds).toBe(1);
});

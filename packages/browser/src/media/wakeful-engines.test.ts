import { AppError } from '@fjernsyn/kernel';
import { createFakeMediaEngine, createFakeMediaEngines, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createWakefulEngines } from './wakeful-engines';

async function open(keepAway?: () => void, mayCome?: () => void) {
  const told: string[] = [];
  const fake = createFakeMediaEngine();
  const engines = createWakefulEngines(createFakeMediaEngines(fake), {
    keepAway: keepAway ?? (() => told.push('away')),
    mayCome: mayCome ?? (() => told.push('may come')),
  });
  return { fake, told, engine: await engines.open(fakeMediaSurface, new AbortController().signal) };
}

const playing = { isLoaded: true, isPaused: false } as const;

test('[BR104] [saver-06] keeps the screensaver away while something plays, and only then', async () => {
  const { fake, told } = await open();
  fake.observe({ isLoaded: true });
  expect(told).toEqual([]);
  fake.observe(playing);
  fake.observe({ ...playing, positionSeconds: 3600 });
  fake.observe({ ...playing, isWaiting: true });
  expect(told).toEqual(['away']);
  fake.observe({ isLoaded: true, isPaused: true });
  fake.observe(playing);
  fake.observe({ ...playing, hasEnded: true });
  expect(told).toEqual(['away', 'may come', 'away', 'may come']);
});

test('[BR104] lets it come when the engine goes, once', async () => {
  const { fake, told, engine } = await open();
  fake.observe(playing);
  await engine.dispose();
  await engine.dispose();
  expect(told).toEqual(['away', 'may come']);
});

test('[BR104] [found-wire-02] lets it come when what plays fails', async () => {
  const { fake, told } = await open();
  fake.observe(playing);
  fake.fail(new AppError('media/decode'));
  expect(told).toEqual(['away', 'may come']);
});

test('[BR104] [found-wire-02] a set that refuses to let it come ends what plays all the same', async () => {
  const { fake, engine } = await open(undefined, () => {
    throw new Error('NotSupportedError');
  });
  fake.observe(playing);
  await engine.dispose();
  expect(fake.calls).toEqual(['dispose']);
});

test('[BR104] is the engine in all else, and plays where the screensaver cannot be reached', async () => {
  const { fake, engine } = await open(() => {
    throw new Error('NotSupportedError');
  });
  fake.observe({ ...playing, positionSeconds: 12 });
  expect(engine.observation.positionSeconds).toBe(12);
  expect(engine.abilities).toBe(fake.abilities);
});

test('[BR466] fetches ahead, prepares and holds the decoder as the engines within do', async () => {
  const own = createFakeMediaEngines();
  const preload = () => () => undefined;
  const engines = createWakefulEngines({ ...own, preload }, { keepAway: () => undefined, mayCome: () => undefined });
  expect([engines.preload, engines.prepare, engines.hold]).toEqual([preload, own.prepare, own.hold]);
});

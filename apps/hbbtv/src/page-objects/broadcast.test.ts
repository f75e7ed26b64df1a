import { createTestWindow } from '@fjernsyn/browser/testing';
import {
  createFakeClock,
  createFakeMediaEngine,
  createFakeMediaEngines,
  fakeMediaSurface,
} from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createBroadcastEngines } from '../media/broadcast-engines';
import { findBroadcast } from './broadcast';

/** Gives an object members of its own, whatever the engine knows by their names. */
const define = (object: object, members: object): void => {
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(object, name, { value, configurable: true });
};

async function find(isFromBroadcast: boolean, isUpgraded = true) {
  const { document } = createTestWindow();
  const clock = createFakeClock();
  const told: string[] = [];
  const object = document.body.appendChild(document.createElement('object'));
  object.type = 'video/broadcast';
  const members = {
    bindToCurrentChannel: () => told.push('bind'),
    stop: () => told.push('stop'),
    setChannel: (channel: unknown) => told.push(`channel ${channel}`),
  };
  define(object, isUpgraded ? members : { bindToCurrentChannel: undefined });
  const finding = findBroadcast(document, clock, isFromBroadcast);
  clock.advance(2_000);
  return { told, document, clock, object, broadcast: await finding };
}

test('[BR147] takes hold of the broadcast, so that it can be stopped, and keeps its object', async () => {
  const { told, document, broadcast } = await find(true);
  broadcast.stop();
  broadcast.giveBack();
  expect(told).toEqual(['bind', 'stop', 'bind']);
  expect(document.querySelectorAll('object')).toHaveLength(1);
});

test('[BR147] [hbb-04] asks again for a broadcast that does not come, as a set may free its decoder late', async () => {
  const { told, clock, object, broadcast } = await find(true);
  define(object, { playState: 2 });
  broadcast.stop();
  broadcast.giveBack();
  define(object, { playState: 0 });
  clock.advance(500);
  define(object, { playState: 1 });
  clock.advance(5_000);
  expect(told).toEqual(['bind', 'stop', 'bind', 'bind']);
  define(object, { playState: 0 });
  broadcast.giveBack();
  broadcast.stop();
  clock.advance(10_000);
  expect([told.slice(4), clock.pending]).toEqual([['bind', 'stop'], 0]);
});

test('[BR151] leaves a channel that the set keeps locked to the set, which asks for the PIN by itself', async () => {
  const { told, clock, object, broadcast } = await find(true);
  const { onPlayStateChange: tell } = object as { onPlayStateChange?: (state: number, error?: number) => void };
  define(object, { playState: 0 });
  tell?.(1);
  clock.advance(500);
  expect(told).toEqual(['bind', 'bind']);
  tell?.(0, 3);
  clock.advance(10_000);
  expect([told, clock.pending]).toEqual([['bind', 'bind'], 0]);
  broadcast.giveBack();
  expect(told).toHaveLength(3);
});

test('[BR147] [hbb-07] leaves a channel for good by setting none, not by a stop', async () => {
  const { told, broadcast } = await find(true);
  broadcast.leave();
  expect(told).toEqual(['bind', 'channel null']);
});

test.each([
  ['was started from the portal', false, true],
  ['never becomes the set’s', true, false],
])('[BR156] [hbb-02] has no broadcast where it %s, and throws nowhere', async (_why, isFromBroadcast, isUpgraded) => {
  const { told, broadcast } = await find(isFromBroadcast, isUpgraded);
  expect(broadcast.isSupported).toBe(false);
  broadcast.stop();
  broadcast.giveBack();
  broadcast.leave();
  expect(told).toEqual([]);
});

const { signal } = new AbortController();

test('[BR148] [hbb-04] [hbb-05] every engine opens after the broadcast has stopped, and the broadcast comes back after the decoder', async () => {
  const told: string[] = [];
  const fake = createFakeMediaEngine();
  const own = createFakeMediaEngines(fake);
  const engines = createBroadcastEngines(
    {
      ...own,
      open(surface, given) {
        told.push(given === signal ? 'open' : 'open for ever');
        return own.open(surface, given);
      },
    },
    { onTaken: () => told.push('stop'), onFree: () => told.push(`bind after ${fake.calls.join()}`) },
  );
  const engine = await engines.open(fakeMediaSurface, signal);
  expect(engine.abilities).toBe(fake.abilities);
  fake.observe({ positionSeconds: 3 });
  expect(engine.observation.positionSeconds).toBe(3);
  await engine.dispose();
  await engine.dispose();
  expect(told).toEqual(['stop', 'open', 'bind after dispose']);
});

test('[BR148] [found-sets-01] a film that another follows leaves the decoder to it, however long that takes', async () => {
  const told: string[] = [];
  const watch = { onTaken: () => told.push('stop'), onFree: () => told.push('bind') };
  const engines = createBroadcastEngines(createFakeMediaEngines(createFakeMediaEngine()), watch);
  const letGo = engines.hold?.();
  for (let film = 0; film < 3; film++) await (await engines.open(fakeMediaSurface, signal)).dispose();
  expect(told).toEqual(['stop']);
  letGo?.();
  letGo?.();
  expect(told).toEqual(['stop', 'bind']);
});

test('[BR148] [found-sets-01] whoever leaves a film gets the broadcast once its decoder is free', async () => {
  const told: string[] = [];
  const watch = { onTaken: () => told.push('stop'), onFree: () => told.push('bind') };
  const engines = createBroadcastEngines(createFakeMediaEngines(createFakeMediaEngine()), watch);
  const letGo = engines.hold?.();
  const engine = await engines.open(fakeMediaSurface, signal);
  letGo?.();
  expect(told).toEqual(['stop']);
  await engine.dispose();
  expect(told).toEqual(['stop', 'bind']);
  engines.hold?.()();
  expect(told).toEqual(['stop', 'bind']);
});

test('[BR148] gives the broadcast back where no engine opens, and once for several', async () => {
  const told: string[] = [];
  const watch = { onTaken: () => told.push('stop'), onFree: () => told.push('bind') };
  const failing = createBroadcastEngines(
    { prepare: async () => undefined, open: () => Promise.reject(new Error('none')) },
    watch,
  );
  await expect(failing.open(fakeMediaSurface, signal)).rejects.toThrow('none');
  expect(told).toEqual(['stop', 'bind']);
  const engines = createBroadcastEngines(createFakeMediaEngines(createFakeMediaEngine()), watch);
  const [one, other] = [await engines.open(fakeMediaSurface, signal), await engines.open(fakeMediaSurface, signal)];
  await one.dispose();
  expect(told).toHaveLength(3);
  await other.dispose();
  expect(told).toEqual(['stop', 'bind', 'stop', 'bind']);
});

test('[BR466] what fetches ahead takes no decoder, and is the engines’ own', () => {
  const told: string[] = [];
  const preload = () => () => undefined;
  const watch = { onTaken: () => told.push('stop'), onFree: () => told.push('bind') };
  const engines = createBroadcastEngines({ ...createFakeMediaEngines(), preload }, watch);
  expect([engines.preload, told]).toEqual([preload, []]);
});

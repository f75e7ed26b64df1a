import { createFakePorts, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { watchTimeouts } from './timeouts';

const setUp = () => {
  const ports = createFakePorts({ service: () => new Promise(() => undefined) });
  const world = { place: 'home', told: 0 };
  const http = watchTimeouts({ ...ports, place: () => world.place, onTimeout: () => world.told++ });
  const send = async (path: string): Promise<void> => {
    void http.send({ method: 'GET', url: `https://service.example${path}`, headers: {}, timeoutMs: 60_000 });
    await settled();
  };
  return { ports, world, send };
};

test('[SH164] tells once of a call that is not done within 30 s', async () => {
  const { ports, world, send } = setUp();
  await send('/page?path=/search');
  await ports.clock.advanceSettled(29_999);
  expect(world.told).toBe(0);
  await ports.clock.advanceSettled(60_000);
  expect(world.told).toBe(1);
});

test('[SH308] a call that was sent where the viewer no longer is tells nothing', async () => {
  const { ports, world, send } = setUp();
  await send('/page?path=/film');
  world.place = 'elsewhere';
  await ports.clock.advanceSettled(30_000);
  expect(world.told).toBe(0);
});

test.each([
  '/health',
  '/v2/search?term=x',
  '/account/items/videos/1',
  '/items/1/videos?delivery=stream',
  '/geolocation',
])('[SH308] %s never stands in the way', async (path) => {
  const { ports, world, send } = setUp();
  await send(path);
  await ports.clock.advanceSettled(60_000);
  expect([world.told, ports.clock.pending]).toEqual([0, 0]);
});

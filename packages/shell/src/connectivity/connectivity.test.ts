import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, settled } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { createConnectivity } from './connectivity';

let stop = (): void => undefined;
afterEach(() => stop());

function setUp() {
  const ports = createFakePorts({ service: () => ({}) });
  const world = { isAvailable: true, isReached: true, place: 'here', timeouts: 0 };
  ports.http.serve(() => {
    if (!world.isReached) throw new AppError('http/unreachable');
    return {};
  });
  const send = (path: string) =>
    connectivity.http.send({ method: 'GET', url: `https://a.example${path}`, headers: {}, timeoutMs: 60_000 });
  const connectivity = createConnectivity({
    ports,
    async ping() {
      await send('/health');
      return { isAvailable: world.isAvailable, nextPingMs: 60_000 };
    },
    place: () => world.place,
    onTimeout() {
      world.timeouts += 1;
    },
  });
  stop = connectivity.stop;
  return { ports, world, connectivity, send };
}

test('[SH158] rests while the application is left, and asks when it is seen again', async () => {
  const { ports, connectivity } = setUp();
  await connectivity.checkHealth();
  ports.lifecycle.send({ type: 'suspended' });
  await ports.clock.advanceSettled(600_000);
  expect(ports.http.requests).toHaveLength(1);
  ports.lifecycle.send({ type: 'resumed' });
  await settled();
  expect(ports.http.requests).toHaveLength(2);
  connectivity.stop();
  expect(ports.clock.pending).toBe(0);
});

test('[SH156] [SH162] calls over its transport tell whether the service is reached, and recovery when it is again', async () => {
  const { ports, world, connectivity, send } = setUp();
  const reasons: string[] = [];
  connectivity.recovery.subscribe((reason) => reasons.push(reason));
  world.isReached = false;
  await expect(send('/page')).rejects.toMatchObject({ code: 'http/unreachable' });
  await settled();
  expect([connectivity.online.get(), reasons]).toEqual([false, []]);
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect([connectivity.online.get(), reasons]).toEqual([true, ['reached']]);
});

test('[SH162] a service that is there again is a recovery', async () => {
  const { ports, world, connectivity } = setUp();
  let count = 0;
  connectivity.recovery.subscribe(() => count++);
  world.isAvailable = false;
  await connectivity.checkHealth();
  expect([connectivity.health.get().isAvailable, count]).toEqual([false, 0]);
  world.isAvailable = true;
  await ports.clock.advanceSettled(60_000);
  expect([connectivity.health.get().isAvailable, count]).toEqual([true, 1]);
});

test('[SH164] a call that takes too long where the viewer still is, is told once', async () => {
  const { ports, world, send } = setUp();
  ports.http.serve(() => new Promise(() => undefined));
  void send('/page');
  await ports.clock.advanceSettled(30_000);
  expect(world.timeouts).toBe(1);
  void send('/page');
  world.place = 'there';
  await ports.clock.advanceSettled(30_000);
  expect(world.timeouts).toBe(1);
});

test('[SH163] what fails by its telemetry is the last error', () => {
  const { connectivity } = setUp();
  connectivity.telemetry.emit({ type: 'call-failed', call: 'page', status: 500, code: 'api/failed' });
  expect(connectivity.errors.last.get()).toMatchObject({ code: 'api/failed' });
});

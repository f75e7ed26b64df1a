import { createFakeClock, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createHealthWatch } from './health-watch';

type Answer = { readonly isAvailable: boolean; readonly nextPingMs?: number };

const setUp = (answer: () => Promise<Answer>) => {
  const clock = createFakeClock();
  let pings = 0;
  const health = createHealthWatch({
    clock,
    ping() {
      pings++;
      return answer();
    },
  });
  return { clock, health, pings: () => pings, isAvailable: () => health.state.get().isAvailable };
};

test('[SH158] asks at once, and then at the pace of the service', async () => {
  const { clock, health, pings } = setUp(async () => ({ isAvailable: true, nextPingMs: 60_000 }));
  await health.check();
  expect(pings()).toBe(1);
  await clock.advanceSettled(59_999);
  expect(pings()).toBe(1);
  await clock.advanceSettled(1);
  expect(pings()).toBe(2);
});

test('[SH158] [connectivity-06] has a pace of its own where none is named, and a quickest one', async () => {
  const silent = setUp(async () => ({ isAvailable: true }));
  await silent.health.check();
  await silent.clock.advanceSettled(300_000);
  expect(silent.pings()).toBe(2);
  const down = setUp(async () => ({ isAvailable: false }));
  await down.health.check();
  await down.clock.advanceSettled(30_000);
  expect(down.pings()).toBe(2);
  const hasty = setUp(async () => ({ isAvailable: true, nextPingMs: 1 }));
  await hasty.health.check();
  await hasty.clock.advanceSettled(4_999);
  expect(hasty.pings()).toBe(1);
});

test('[SH306] [connectivity-05] one that fails or never answers says that the service is there', async () => {
  const failing = setUp(() => Promise.reject(new Error('bug')));
  await failing.health.check();
  expect(failing.isAvailable()).toBe(true);
  const silent = setUp(() => new Promise(() => undefined));
  void silent.health.check();
  await silent.clock.advanceSettled(60_000);
  expect(silent.isAvailable()).toBe(true);
});

test('[SH158] tells that the service is down, and that it is back; rests while the application is left', async () => {
  let isAvailable = false;
  const { clock, health, pings } = setUp(async () => ({ isAvailable, nextPingMs: 60_000 }));
  const heard: boolean[] = [];
  health.state.subscribe(() => heard.push(health.state.get().isAvailable));
  expect(await health.check()).toEqual({ isAvailable: false });
  isAvailable = true;
  await clock.advanceSettled(60_000);
  expect(heard).toEqual([false, true]);
  health.rest();
  await clock.advanceSettled(600_000);
  expect(pings()).toBe(2);
  const late = health.check();
  health.rest();
  await late;
  await settled();
  expect(clock.pending).toBe(0);
});

import { createObservable } from '@fjernsyn/kernel';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createOverlays } from '../overlays/overlays';
import { watchOutages } from './outages';

function setUp() {
  const { clock, telemetry } = createFakePorts();
  const overlays = createOverlays({ clock, telemetry, run: () => undefined });
  const online = createObservable(true);
  const health = createObservable({ isAvailable: true });
  const world = { isWatching: false };
  const end = watchOutages({ overlays, connectivity: { online, health }, isWatching: () => world.isWatching });
  const shown = () => [overlays.visible.get()?.kind, overlays.notices.current.get()?.kind];
  return { online, health, world, end, shown };
}

test('[SH159] a service that is down is a dialog until it is back', () => {
  const { health, shown } = setUp();
  health.set({ isAvailable: false });
  expect(shown()).toEqual(['service-unavailable', undefined]);
  health.set({ isAvailable: true });
  expect(shown()).toEqual([undefined, undefined]);
});

test('[SH160] no connection is a notice, and goes with the first answer', () => {
  const { online, shown } = setUp();
  online.set(false);
  expect(shown()).toEqual([undefined, 'offline']);
  online.set(true);
  expect(shown()).toEqual([undefined, undefined]);
});

test('[SH160] [net-01] [net-02] where something is watched no connection is a dialog too, which goes by itself', () => {
  const { online, world, shown } = setUp();
  world.isWatching = true;
  online.set(false);
  expect(shown()).toEqual(['offline', 'offline']);
  online.set(true);
  expect(shown()).toEqual([undefined, undefined]);
});

test('[SH23] nothing is shown once it has ended', () => {
  const { online, health, end, shown } = setUp();
  end();
  online.set(false);
  health.set({ isAvailable: false });
  expect(shown()).toEqual([undefined, undefined]);
});

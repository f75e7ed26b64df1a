import { expect, test } from 'vitest';
import { createLuna } from './luna';
import { createFakeWebos } from './testing/fake-webos';
import { createWebosConnectivity } from './webos-connectivity';

function open(hasLuna = true) {
  const set = createFakeWebos({ hasLuna });
  const connectivity = createWebosConnectivity(set.window, createLuna(set.window));
  const told: boolean[] = [];
  connectivity.subscribe((isOnline) => told.push(isOnline));
  const browserSays = (type: 'online' | 'offline') => void set.window.dispatchEvent(new set.window.Event(type));
  return { ...set, connectivity, told, browserSays };
}

const connected = { state: 'connected' };
const disconnected = { state: 'disconnected' };

test('[WO6] tells each change of the set’s network once', () => {
  const { call, connectivity, told } = open();
  expect(call('getStatus').parameters).toEqual({ subscribe: true });
  for (const [wired, wifi] of [
    [connected, disconnected],
    [disconnected, disconnected],
    [disconnected, disconnected],
    [disconnected, connected],
  ]) {
    call('getStatus').answer({ wired, wifi, isInternetConnectionAvailable: false });
  }
  expect(told).toEqual([false, true]);
  expect(connectivity.isOnline).toBe(true);
});

test('[WO6] believes what the set says of the internet only where it tells nothing of its ways out', () => {
  const { call, told } = open();
  call('getStatus').answer({ isInternetConnectionAvailable: false });
  call('getStatus').answer({ subscribed: true });
  expect(told).toEqual([false]);
});

test('[WO6] believes the browser until the set speaks, and where it refuses', () => {
  const { browserSays, call, told } = open();
  browserSays('offline');
  call('getStatus').answer({ returnValue: false });
  browserSays('online');
  call('getStatus').answer({ wired: connected });
  browserSays('offline');
  expect(told).toEqual([false, true]);
  const bare = open(false);
  bare.browserSays('offline');
  expect(bare.connectivity.isOnline).toBe(false);
});

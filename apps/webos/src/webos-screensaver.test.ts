import { createRecordedTelemetry, createSeededRandom } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createLuna } from './luna';
import { createFakeWebos } from './testing/fake-webos';
import { createWebosScreensaver } from './webos-screensaver';

const register = 'power/registerScreenSaverRequest';
const respond = 'power/responseScreenSaverRequest';

function open() {
  const set = createFakeWebos();
  const telemetry = createRecordedTelemetry();
  const random = createSeededRandom();
  const start = () => createWebosScreensaver({ luna: createLuna(set.window), appId: 'a.b', random, telemetry });
  const registered = () => set.calls.filter(({ method }) => method === register);
  return { ...set, telemetry, start, registered, screensaver: start() };
}

test('[WO5] registers while something plays and says no when the set asks', () => {
  const { calls, call, screensaver } = open();
  expect(calls).toEqual([]);
  screensaver.keepAway();
  const { clientName, subscribe } = call(register).parameters;
  expect([subscribe, clientName]).toEqual([true, expect.stringMatching(/^a\.b\../)]);
  call(register).answer({ subscribed: true });
  expect(calls).toHaveLength(1);
  call(register).answer({ state: 'Active', timestamp: '17' });
  expect(call(respond).parameters).toEqual({ clientName, ack: false, timestamp: '17' });
  screensaver.mayCome();
  expect(call(register).isOpen).toBe(false);
  expect(calls).toHaveLength(2);
});

test('[WO5] [saver-04] has another name in each document, and ends what it registered before', () => {
  const { start, registered, screensaver } = open();
  screensaver.keepAway();
  screensaver.keepAway();
  start().keepAway();
  const [first, again, reloaded] = registered();
  expect([first?.isOpen, again?.isOpen]).toEqual([false, true]);
  expect(first?.parameters.clientName).toBe(again?.parameters.clientName);
  expect(reloaded?.parameters.clientName).not.toBe(again?.parameters.clientName);
});

test('[WO5] [saver-05] tells a refusal once, and tries again the next time something plays', () => {
  const { call, registered, screensaver, telemetry } = open();
  for (const count of [1, 2, 3]) {
    screensaver.keepAway();
    call(register).answer({ returnValue: false, errorText: 'denied' });
    screensaver.mayCome();
    expect(registered()).toHaveLength(count);
  }
  expect(telemetry.events).toEqual([
    { type: 'fault-found', kind: 'screensaver', at: 'com.webos.service.tvpower/power' },
  ]);
});

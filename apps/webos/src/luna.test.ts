import { expect, test } from 'vitest';
import { createLuna, type LunaAnswer } from './luna';
import { createFakeWebos } from './testing/fake-webos';

test('[WO2] asks a service by its address, and hears each of its answers until it is ended', () => {
  const { window, calls, call } = createFakeWebos();
  const heard: (LunaAnswer | undefined)[] = [];
  const end = createLuna(window).ask('com.example.service/power/get', { subscribe: true }, (answer) =>
    heard.push(answer),
  );
  expect(calls[0]?.parameters).toEqual({ subscribe: true });
  call('power/get').answer({ state: 'on' });
  call('power/get').answer({ state: 'off' });
  end();
  call('power/get').answer({ state: 'on' });
  expect(heard.map((answer) => answer?.state)).toEqual(['on', 'off']);
  expect(call('power/get').isOpen).toBe(false);
});

test.each(['{"returnValue":false,"errorText":"denied"}', '{"errorCode":-1}', 'no JSON', 'null'])(
  '[WO2] hears a refusal as nothing: %s',
  (answer) => {
    const { window, call } = createFakeWebos();
    const heard: unknown[] = [];
    createLuna(window).ask('com.example.service/get', {}, (told) => heard.push(told));
    call('get').answer(answer);
    expect(heard).toEqual([undefined]);
  },
);

test('[WO2] hears nothing, and later, where a set has no services or its bridge throws', async () => {
  for (const Bridge of [undefined, class Broken {}]) {
    const { window } = createFakeWebos({ hasLuna: false });
    Object.assign(window, { PalmServiceBridge: Bridge });
    const heard: unknown[] = [];
    createLuna(window).ask('com.example.service/get', {}, (told) => heard.push(told));
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual([undefined]);
  }
});

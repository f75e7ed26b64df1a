import { plainBrand } from '@fjernsyn/brand/testing';
import { createFocusEngine } from '@fjernsyn/focus';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { createOverlays } from '../overlays/overlays';
import { createInput } from './input';

const setUp = (values: object = {}) => {
  const ports = createFakePorts();
  const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example', ...values });
  const overlays = createOverlays({ clock: ports.clock, telemetry: ports.telemetry, run: () => undefined });
  const focus = createFocusEngine();
  const input = createInput({
    ports,
    configuration,
    dialogs: overlays.dialogs,
    focus,
    isCovered: () => overlays.visible.get() !== undefined,
    goBack: overlays.leave,
  });
  const press = (keys: string) => {
    for (const key of keys.split(' ')) ports.remote.press(key as 'up');
  };
  return { ports, overlays, focus, input, press, visible: () => overlays.visible.get()?.kind };
};

test('[SH10] [SH228] leads the remote to focus, and repeats a held key after the delay of the set', () => {
  const { ports, focus } = setUp();
  focus.register({ kind: 'row', id: 'row', parent: null });
  for (const [order, key] of ['a', 'b', 'c'].entries())
    focus.register({ kind: 'leaf', id: `row/${key}`, parent: 'row', order });
  const press = (isRepeat: boolean) =>
    ports.remote.send({ type: 'press', key: 'right', isRepeat, at: ports.clock.now() });
  press(false);
  ports.clock.advance(ports.device.timing.delayMs - 1);
  press(true);
  expect(focus.getFocused()).toBe('row/b');
  ports.clock.advance(2);
  press(true);
  expect(focus.getFocused()).toBe('row/c');
});

test('[SH23] hears nothing after it was stopped', () => {
  const { input, press, visible } = setUp();
  input.stop();
  press('fastForward rewind fastForward rewind pause');
  expect(visible()).toBeUndefined();
});

test.each(['fastForward rewind fastForward rewind pause', 'up up down down left right left right'])(
  '[SH210] %s shows the set’s facts, and Back leaves them',
  (keys) => {
    const { visible, press } = setUp();
    press(keys);
    expect(visible()).toBe('diagnostics');
    press('back');
    expect(visible()).toBeUndefined();
  },
);

test.each(['rewind fastForward rewind fastForward pause', 'up up up down down down left left left'])(
  '[SH211] %s leaves for the outside menu where the configuration names one',
  (keys) => {
    const named = setUp({ menuUrl: 'https://menu.example/tv' });
    named.press(keys);
    expect(named.ports.lifecycle.outside).toEqual(['https://menu.example/tv']);
    const nameless = setUp();
    nameless.press(keys);
    expect(nameless.ports.lifecycle.outside).toEqual([]);
  },
);

test('[SH211] sequences come from the configuration', () => {
  const { visible, press } = setUp({ keySequences: { diagnostics: 'red green' } });
  press('up up down down left right left right');
  expect(visible()).toBeUndefined();
  press('red green');
  expect(visible()).toBe('diagnostics');
});

test('[SH210] [SH211] both are heard over a dialog, and Back leads to it', () => {
  const { ports, overlays, visible, press } = setUp({ menuUrl: 'https://menu.example/tv' });
  overlays.dialogs.show({ kind: 'abroad' });
  press('fastForward rewind fastForward rewind pause');
  expect(visible()).toBe('diagnostics');
  press('rewind fastForward rewind fastForward pause');
  expect(ports.lifecycle.outside).toEqual(['https://menu.example/tv']);
  press('back');
  expect(visible()).toBe('abroad');
});

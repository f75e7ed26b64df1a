import { plainBrand } from '@fjernsyn/brand/testing';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createApplication } from '../application';
import { parseConfiguration } from '../configuration';

const setUp = (values: object = {}) => {
  const ports = createFakePorts({ service: () => ({ body: {} }) });
  const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example', ...values });
  const application = createApplication(ports, configuration);
  const press = (keys: string) => {
    for (const key of keys.split(' ')) ports.remote.press(key as 'up');
  };
  return { ports, application, press };
};

test.each(['fastForward rewind fastForward rewind pause', 'up up down down left right left right'])(
  '[SH210] %s shows the set’s facts, and Back leaves them',
  (keys) => {
    const { application, press } = setUp();
    press(keys);
    expect(application.overlays.visible.get()?.kind).toBe('diagnostics');
    press('back');
    expect(application.overlays.visible.get()).toBeUndefined();
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
  const { application, press } = setUp({ keySequences: { diagnostics: 'red green' } });
  press('up up down down left right left right');
  expect(application.overlays.visible.get()).toBeUndefined();
  press('red green');
  expect(application.overlays.visible.get()?.kind).toBe('diagnostics');
});

test('[SH210] [SH211] both are heard over a dialog, and Back leads to it', () => {
  const { ports, application, press } = setUp({ menuUrl: 'https://menu.example/tv' });
  application.overlays.dialogs.show({ kind: 'abroad' });
  press('fastForward rewind fastForward rewind pause');
  expect(application.overlays.visible.get()?.kind).toBe('diagnostics');
  press('rewind fastForward rewind fastForward pause');
  expect(ports.lifecycle.outside).toEqual(['https://menu.example/tv']);
  press('back');
  expect(application.overlays.visible.get()?.kind).toBe('abroad');
});

import { createFakeKeyValueStore, fakeDeviceInfo } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { appearanceKey, appearanceModes, createAppearance } from './appearance';

test.each([
  [undefined, 'full', []],
  ['largeText,highContrast', 'full', ['highContrast', 'largeText']],
  ['neon,,largeText', 'reduced', ['largeText', 'reducedMotion']],
  [undefined, 'none', ['reducedMotion', 'plain']],
] as const)('[SH26] reads the wish %s on a device that animates %s as %j', (wish, animation, modes) => {
  const store = createFakeKeyValueStore(wish === undefined ? {} : { [appearanceKey]: wish });
  const device = { ...fakeDeviceInfo, deviceClass: { ...fakeDeviceInfo.deviceClass, animation } };
  expect(appearanceModes(store, device, [])).toEqual(modes);
});

test('[SH26] a set that cannot scroll moves nothing', () => {
  const device = { ...fakeDeviceInfo, timing: { ...fakeDeviceInfo.timing, scrollMs: 0 } };
  expect(appearanceModes(createFakeKeyValueStore(), device, [])).toEqual(['reducedMotion']);
});

test.each([
  [undefined, ['highContrast']],
  ['none', []],
  ['largeText', ['largeText']],
])('[SH236] where more contrast is asked for the choice %s of the viewer is %j', (choice, modes) => {
  const store = createFakeKeyValueStore(choice === undefined ? {} : { [appearanceKey]: choice });
  expect(appearanceModes(store, { ...fakeDeviceInfo, isContrastWanted: true }, [])).toEqual(modes);
});

test.each([
  [undefined, false, ['largeText']],
  [undefined, true, ['highContrast', 'largeText']],
  ['none', true, []],
])(
  '[SH462] the configuration gives large text to the choice %s with contrast wanted %s: %j',
  (choice, isContrastWanted, modes) => {
    const store = createFakeKeyValueStore(choice === undefined ? {} : { [appearanceKey]: choice });
    expect(appearanceModes(store, { ...fakeDeviceInfo, isContrastWanted }, ['largeText', 'neon'])).toEqual(modes);
  },
);

test('[SH1000] a mode is turned on and off at once, and kept; what the set demands stays', () => {
  const store = createFakeKeyValueStore();
  const device = { ...fakeDeviceInfo, deviceClass: { ...fakeDeviceInfo.deviceClass, animation: 'reduced' } } as const;
  const { modes, toggle } = createAppearance(store, device, ['highContrast']);
  const seen = vi.fn();
  modes.subscribe(() => seen(modes.get()));
  toggle('largeText');
  expect(seen).toHaveBeenLastCalledWith(['highContrast', 'largeText', 'reducedMotion']);
  for (const mode of ['highContrast', 'largeText', 'reducedMotion'] as const) toggle(mode);
  expect(modes.get()).toEqual(['reducedMotion']);
  expect(createAppearance(store, device, ['highContrast']).modes.get()).toEqual(['reducedMotion']);
});

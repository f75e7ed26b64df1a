import { expect, test } from 'vitest';
import { hasVoiceGuide, readTizenFacts } from './tizen-facts';

const on = (code: string, isUhd: boolean, is8K?: boolean) =>
  readTizenFacts({
    webapis: {
      productinfo: {
        getModelCode: () => code,
        isUdPanelSupported: () => isUhd,
        is8KPanelSupported() {
          if (is8K === undefined) throw new Error('TypeError');
          return is8K;
        },
      },
    },
  });

test.each([
  ['17_KANTM_UHD', true, undefined, 2017, 2160],
  ['20_KANTSU2E_FHD', false, false, 2020, 1080],
  ['22_PONTUSM_8K', true, true, 2022, 4320],
  ['', false, undefined, undefined, 1080],
] as const)('[TZ6] of %s knows the year and the lines of the screen', (code, isUhd, is8K, modelYear, screenLines) => {
  expect(on(code, isUhd, is8K)).toMatchObject({ model: code, modelYear, screenLines });
});

test('[TZ6] tells nothing it does not know', () => {
  expect(readTizenFacts({})).toEqual({
    target: 'tizen',
    serviceDevice: 'tv_tizen',
    model: '',
    modelYear: undefined,
    screenLines: undefined,
  });
});

test.each([
  [1, true],
  ['1', true],
  [0, false],
  [undefined, undefined],
])('[TZ7] a voice guide of %j reads: %j', (state, isOn) => {
  expect(hasVoiceGuide({ webapis: { tvinfo: { getMenuValue: (key) => (key === 15 ? state : undefined) } } })).toBe(
    isOn,
  );
});

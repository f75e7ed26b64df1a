import type { DeviceClass } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { chooseDeviceClass, type DeviceProbe, fitClass, webClasses } from './device-classes';

const probe = (known: Partial<DeviceProbe>): DeviceProbe => ({ widthPx: 1920, wantsRest: false, ...known });
const choose = (target: Parameters<typeof chooseDeviceClass>[0], known: Partial<DeviceProbe>): DeviceClass =>
  chooseDeviceClass(target, probe(known));

test.each([
  ['tizen', { modelYear: 2017 }, 'low', 'none', 64],
  ['tizen', { modelYear: 2018, chromium: 56 }, 'low', 'none', 64],
  ['tizen', { modelYear: 2019 }, 'low', 'reduced', 96],
  ['tizen', { modelYear: 2020, chromium: 69 }, 'low', 'reduced', 96],
  ['tizen', { modelYear: 2020, chromium: 120 }, 'low', 'reduced', 96],
  ['tizen', { modelYear: 2021, chromium: 76 }, 'normal', 'full', 192],
  ['tizen', { modelYear: 2021, chromium: 76, cores: 2 }, 'low', 'reduced', 96],
  ['tizen', { chromium: 108, memoryGb: 4 }, 'normal', 'full', 384],
  ['tizen', { chromium: 108, memoryGb: 2 }, 'normal', 'full', 192],
  ['tizen', { chromium: 108, memoryGb: 0.5 }, 'low', 'none', 64],
  ['webos', { chromium: 38 }, 'low', 'none', 64],
  ['webos', { chromium: 79 }, 'normal', 'full', 192],
  ['hbbtv', { modelYear: 2016, chromium: 23 }, 'low', 'none', 64],
  ['hbbtv', { modelYear: 2022, chromium: 87 }, 'low', 'reduced', 96],
] as const)('[BR112] %s of %j has %s memory and %s movement', (target, known, memory, animation, mebibytes) => {
  expect(choose(target, known)).toMatchObject({ memory, animation, decodedImageBytes: mebibytes * 1024 * 1024 });
});

test.each(['tizen', 'webos', 'hbbtv'] as const)(
  '[BR112] a set of %s that tells nothing is of the lowest class',
  (name) => {
    expect(choose(name, {})).toMatchObject({ memory: 'low', animation: 'none', imageScale: 1, bufferSeconds: 10 });
  },
);

test('[BR113] pictures follow the screen up to what the class carries', () => {
  const scaleOf = (known: Partial<DeviceProbe>): number => choose('tizen', known).imageScale;
  expect(scaleOf({ modelYear: 2017, widthPx: 3840 })).toBe(1);
  expect(scaleOf({ modelYear: 2021, chromium: 76, widthPx: 3840 })).toBe(1.5);
  expect(scaleOf({ chromium: 120, memoryGb: 4, widthPx: 3840 })).toBe(3);
  expect(scaleOf({ chromium: 120, memoryGb: 4, widthPx: 1280 })).toBe(1);
});

test('[BR807] no class that is short of memory buffers more than 15 s ahead', () => {
  const classes = [
    choose('tizen', {}),
    choose('tizen', { modelYear: 2019 }),
    choose('hbbtv', { chromium: 87 }),
    fitClass(webClasses.pocket, probe({})),
  ];
  for (const { memory, bufferSeconds } of classes) {
    expect(memory).toBe('low');
    expect(bufferSeconds).toBeLessThanOrEqual(15);
  }
});

import type { DeviceClass, TargetName } from '@fjernsyn/platform';

/** What is known of a set when its class is chosen; undefined where nothing tells. */
export interface DeviceProbe {
  readonly modelYear?: number | undefined;
  /** Main version of its Chromium. */
  readonly chromium?: number | undefined;
  /** As `navigator.deviceMemory` counts it: 0.25 to 8. */
  readonly memoryGb?: number | undefined;
  readonly cores?: number | undefined;
  /** Width of what it draws on, in its own pixels. */
  readonly widthPx: number;
  /** Whether it asks for rest from movement. */
  readonly wantsRest: boolean;
}

/** A class before a set is known: its pictures grow with what the set draws on, up to a limit. */
interface DeviceColumns extends Omit<DeviceClass, 'imageScale'> {
  readonly maxImageScale: number;
}

/** Which sets are of a class: those of which each fact that is named here is known and not greater. Without any, all that are left. */
interface DeviceRow {
  readonly is: DeviceColumns;
  readonly until: Partial<Record<'modelYear' | 'chromium' | 'memoryGb' | 'cores', number>>;
}

const mebibyte = 1024 * 1024;

const spare = {
  memory: 'low',
  animation: 'none',
  maxImageScale: 1,
  bufferSeconds: 10,
  maxVideoHeight: 1080,
  decodedImageBytes: 64 * mebibyte,
} as const;
const modest = {
  memory: 'low',
  animation: 'reduced',
  maxImageScale: 1,
  bufferSeconds: 15,
  maxVideoHeight: 2160,
  decodedImageBytes: 96 * mebibyte,
} as const;
const able = {
  memory: 'normal',
  animation: 'full',
  maxImageScale: 1.5,
  bufferSeconds: 20,
  maxVideoHeight: 2160,
  decodedImageBytes: 192 * mebibyte,
} as const;
const ample = {
  memory: 'normal',
  animation: 'full',
  maxImageScale: 3,
  bufferSeconds: 30,
  maxVideoHeight: 4320,
  decodedImageBytes: 384 * mebibyte,
} as const;
const desktop = {
  memory: 'normal',
  animation: 'full',
  maxImageScale: 3,
  bufferSeconds: 20,
  maxVideoHeight: 1080,
  decodedImageBytes: Number.POSITIVE_INFINITY,
} as const;
const pocket = {
  memory: 'low',
  animation: 'full',
  maxImageScale: 1,
  bufferSeconds: 10,
  maxVideoHeight: 720,
  decodedImageBytes: 128 * mebibyte,
} as const;

/** Browsers on computers, and those that tell that they have 1 GB of memory or less. */
export const webClasses = { desktop, pocket } as const;

/** The sets of each target; the first row that fits counts, and a set that none fits is spare. A newer system on an older set raises the engine and not the year: both are asked. */
const setClasses: Readonly<Record<Exclude<TargetName, 'web'>, readonly DeviceRow[]>> = {
  tizen: [
    { until: { memoryGb: 0.5 }, is: spare },
    { until: { modelYear: 2017 }, is: spare },
    { until: { chromium: 56 }, is: spare },
    { until: { modelYear: 2020 }, is: modest },
    { until: { chromium: 69 }, is: modest },
    { until: { cores: 2 }, is: modest },
    { until: { chromium: 94 }, is: able },
    { until: { memoryGb: 2 }, is: able },
    { until: { chromium: 999 }, is: ample },
  ],
  webos: [
    { until: { memoryGb: 0.5 }, is: spare },
    { until: { chromium: 53 }, is: spare },
    { until: { modelYear: 2019 }, is: spare },
    { until: { chromium: 68 }, is: modest },
    { until: { cores: 2 }, is: modest },
    { until: { chromium: 94 }, is: able },
    { until: { memoryGb: 2 }, is: able },
    { until: { chromium: 999 }, is: ample },
  ],
  // What broadcasters get is the smaller part of a set's memory.
  hbbtv: [
    { until: { memoryGb: 0.5 }, is: spare },
    { until: { modelYear: 2019 }, is: spare },
    { until: { chromium: 68 }, is: spare },
    { until: { chromium: 87 }, is: modest },
    { until: { chromium: 999 }, is: able },
  ],
};

/** Width of the canvas on which pictures are asked for unscaled. */
const designWidthPx = 1280;

/** The class of a set, by the first row that fits it; the lowest where none does. */
export function chooseDeviceClass(target: keyof typeof setClasses, probe: DeviceProbe): DeviceClass {
  return fitClass(setClasses[target].find(({ until }) => isWithin(probe, until))?.is ?? spare, probe);
}

/** A class as it is on the set that was asked. */
export function fitClass(
  { maxImageScale, ...columns }: DeviceColumns,
  { widthPx, wantsRest }: DeviceProbe,
): DeviceClass {
  return {
    ...columns,
    animation: wantsRest && columns.animation === 'full' ? 'reduced' : columns.animation,
    imageScale: Math.min(maxImageScale, Math.max(1, widthPx / designWidthPx)),
  };
}

function isWithin(probe: DeviceProbe, until: DeviceRow['until']): boolean {
  return (['modelYear', 'chromium', 'memoryGb', 'cores'] as const).every((fact) => {
    const limit = until[fact];
    const known = probe[fact];
    return limit === undefined || (known !== undefined && known <= limit);
  });
}

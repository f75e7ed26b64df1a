import type { DeviceClass, DeviceInfo } from '@fjernsyn/platform';

/** The width at which pictures are asked for unscaled. */
const designWidthPx = 1280;
const largestImageScale = 3;

/** Tells what can be known of a desktop or mobile browser. */
export function createWebDeviceInfo(window: Window): DeviceInfo {
  return {
    target: 'web',
    serviceDevice: 'web_browser',
    engine: toEngineName(window.navigator.userAgent),
    model: '',
    language: window.navigator.language || 'da-DK',
    deviceClass: toDeviceClass(window),
    mediaFormats: 'MediaSource' in window ? ['dash', 'mp4', 'hls'] : ['mp4', 'dash', 'hls'],
  };
}

function toDeviceClass(window: Window): DeviceClass {
  const { deviceMemory } = window.navigator as { readonly deviceMemory?: number };
  const isLow = deviceMemory !== undefined && deviceMemory <= 1;
  const wantsRest = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
  const widths = (window.innerWidth * (window.devicePixelRatio || 1)) / designWidthPx;
  return {
    memory: isLow ? 'low' : 'normal',
    animation: wantsRest ? 'reduced' : 'full',
    imageScale: isLow ? 1 : Math.min(largestImageScale, Math.max(1, widths)),
    bufferSeconds: isLow ? 10 : 20,
    maxVideoHeight: isLow ? 720 : 1080,
  };
}

const engines: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrom(?:e|ium)\/(\d+)/, 'Chromium'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** The engine's name and main version out of a user agent, as `Chromium 63`; empty where it is none of the usual. */
export function toEngineName(userAgent: string): string {
  for (const [pattern, name] of engines) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '';
}

import type { MediaFormat } from '@fjernsyn/platform';
import type { DeviceProbe } from './device-classes';

/** What a window tells of its set. */
export function probeWindow(window: Window): DeviceProbe {
  const { deviceMemory, hardwareConcurrency } = window.navigator as Navigator & { readonly deviceMemory?: number };
  return {
    memoryGb: deviceMemory,
    cores: hardwareConcurrency,
    widthPx: window.innerWidth * (window.devicePixelRatio || 1),
    wantsRest: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true,
  };
}

/** Formats in the order that this window should be given them (C4). */
export function mediaFormatsOf(window: Window): readonly MediaFormat[] {
  return 'MediaSource' in window ? ['dash', 'mp4', 'hls'] : ['mp4', 'dash', 'hls'];
}

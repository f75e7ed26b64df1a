import type { DeviceInfo } from '@fjernsyn/platform';
import { toEngineName } from './agent/engine-name';
import { fitClass, webClasses } from './device-classes';
import { mediaFormatsOf, probeWindow } from './device-probe';
import { usualTiming } from './quirks/usual-timing';

/** Tells what can be known of a desktop or mobile browser. */
export function createWebDeviceInfo(window: Window): DeviceInfo {
  const probe = probeWindow(window);
  const { memoryGb = 2 } = probe;
  return {
    target: 'web',
    serviceDevice: 'web_browser',
    engine: toEngineName(window.navigator.userAgent),
    model: '',
    language: window.navigator.language || 'da-DK',
    deviceClass: fitClass(memoryGb <= 1 ? webClasses.pocket : webClasses.desktop, probe),
    timing: usualTiming,
    isContrastWanted: window.matchMedia?.('(prefers-contrast: more), (forced-colors: active)').matches,
    mediaFormats: mediaFormatsOf(window),
  };
}

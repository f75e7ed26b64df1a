import type { DeviceInfo, TargetName } from '@fjernsyn/platform';
import { parseUserAgent } from './agent/parse-user-agent';
import { chooseDeviceClass, type DeviceProbe } from './device-classes';
import { mediaFormatsOf, probeWindow } from './device-probe';
import { timingOf } from './quirks/timing-of';

/** What a target knows of its set beyond what the window tells. */
export interface SetFacts {
  readonly target: Exclude<TargetName, 'web'>;
  /** The service's name for this kind of device (C7). */
  readonly serviceDevice: string;
  /** Empty where the set does not tell. */
  readonly model: string;
  readonly modelYear?: number | undefined;
  /** Lines of its screen; undefined where it does not tell. */
  readonly screenLines?: number | undefined;
  /** What it says of its media, as in {@link DeviceInfo}. */
  readonly mediaTraits?: readonly string[] | undefined;
}

/** Tells what can be known of a set. */
export function createSetDeviceInfo(window: Window, facts: SetFacts): DeviceInfo {
  const { target, serviceDevice, model, screenLines = Number.POSITIVE_INFINITY } = facts;
  const agent = parseUserAgent(window.navigator.userAgent);
  const modelYear = facts.modelYear ?? agent.modelYear;
  const probe: DeviceProbe = { ...probeWindow(window), modelYear, chromium: agent.chromium };
  const deviceClass = chooseDeviceClass(target, probe);
  return {
    target,
    serviceDevice,
    engine: agent.engine,
    model,
    language: window.navigator.language || 'da-DK',
    deviceClass: { ...deviceClass, maxVideoHeight: Math.min(deviceClass.maxVideoHeight, screenLines) },
    timing: timingOf({ ...agent, modelYear, model }),
    mediaFormats: mediaFormatsOf(window),
    mediaTraits: facts.mediaTraits,
  };
}

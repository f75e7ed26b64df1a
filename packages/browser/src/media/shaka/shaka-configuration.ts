import type { CaptionSettings, DeviceClass } from '@fjernsyn/platform';
import { keepInside } from '../subtitles/keep-inside';
import type { ShakaConfiguration } from './shaka-namespace';

/** What differs on a set, beyond what Shaka's own table of devices knows. */
export interface ShakaQuirks {
  /** How far to jump past a gap, beyond its end. */
  readonly gapPaddingSeconds?: number;
  /** How far to jump out of a stall; 0 pauses and plays instead. */
  readonly stallSkipSeconds?: number;
  /** Whether the screen shows more than the standard range of light; undefined where nothing tells, and Shaka asks the browser. */
  readonly isHdr?: boolean | undefined;
}

/** Shaka's settings for a class of devices; it prefers no track, as choosing is the player's. */
export function toShakaConfiguration(
  device: DeviceClass,
  quirks: ShakaQuirks,
  captions?: CaptionSettings,
): ShakaConfiguration {
  const { gapPaddingSeconds, stallSkipSeconds, isHdr } = quirks;
  return {
    preferredAudio: [],
    preferredText: [],
    ...(isHdr === false ? { preferredVideo: [{ hdrLevel: 'SDR' }] } : {}),
    textDisplayer: { fontScaleFactor: captions?.sizeScale ?? 1 },
    // Shaka warns of a callback that names fewer arguments than it gives.
    mediaSource: { modifyCueCallback: (cue, _uri, _time) => keepInside(cue) },
    abr: { useNetworkInformation: false, restrictions: { maxHeight: device.maxVideoHeight } },
    streaming: {
      bufferingGoal: device.bufferSeconds,
      // Shaka evicts as a part arrives, so what is behind grows by a part's length until the next one.
      bufferBehind: device.memory === 'low' ? 5 : 30,
      evictionGoal: device.memory === 'low' ? 0 : 1,
      avoidEvictionOnQuotaExceededError: false,
      ...(gapPaddingSeconds === undefined ? {} : { gapPadding: gapPaddingSeconds }),
      ...(stallSkipSeconds === undefined ? {} : { stallSkip: stallSkipSeconds }),
    },
  };
}

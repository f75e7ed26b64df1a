import { AppError } from '@fjernsyn/kernel';
import {
  type DeviceClass,
  type DeviceInfo,
  type MediaAbilities,
  type MediaEngine,
  type MediaFormat,
  type MediaSurface,
  mediaErrors,
  type ProtectionSystem,
} from '@fjernsyn/platform';
import { toSubtitleHost, toVideoElement } from '../engine/media-surface';
import { mediaTypes, playsType } from '../engine/media-types';
import { attachShaka } from './attach-shaka';
import { markPlacedLines } from './mark-placed-lines';
import { paintLine } from './paint-line';
import { createShakaEngine, type ShakaQuirks, toShakaConfiguration } from './shaka-engine';
import type { ShakaNamespace } from './shaka-namespace';

export { probeProtection } from './shaka-protection';

/** Dependencies of {@link openShaka}. */
export interface OpenShakaDeps {
  readonly window: Window;
  readonly deviceClass: DeviceClass;
  readonly quirks: ShakaQuirks;
  /** The set's settings for subtitles. */
  readonly captions?: DeviceInfo['captions'];
  /** Gives Shaka once its script is there. */
  readonly load: () => Promise<ShakaNamespace>;
  /** Whose protected media the browser plays. */
  readonly probeProtection: () => Promise<readonly ProtectionSystem[]>;
}

/**
 * Opens an engine on a surface. Rejects with `media/engine-unavailable` where this browser plays nothing, or Shaka cannot run, and with
 * `media/superseded` where `signal` ends the wait.
 */
export async function openShaka(deps: OpenShakaDeps, surface: MediaSurface, signal: AbortSignal): Promise<MediaEngine> {
  const video = toVideoElement(surface);
  const clear = toAbilities(deps, video);
  // Asked before Shaka is touched, which throws on engines that know no media at all.
  if (clear.formats.length === 0) {
    throw new AppError(mediaErrors.engineUnavailable, { facts: { why: 'no-format' } });
  }
  const [shaka, protection] = await Promise.all([deps.load(), deps.probeProtection()]);
  const abilities = { ...clear, protection };
  const player = new shaka.Player();
  const captions = deps.captions?.();
  player.configure(toShakaConfiguration(deps.deviceClass, deps.quirks, captions));
  const host = toSubtitleHost(video);
  if (host) player.setVideoContainer(host);
  const unmark = host ? markPlacedLines(host, deps.window, (line) => captions && paintLine(line, captions)) : undefined;
  try {
    await attachShaka(player, video, signal);
  } catch (thrown) {
    unmark?.();
    throw thrown;
  }
  return createShakaEngine({ shaka, player, video, abilities, onDispose: unmark });
}

/** What is known without asking the browser for its protection. */
function toAbilities({ window, quirks }: OpenShakaDeps, video: HTMLVideoElement): MediaAbilities {
  const hasMediaSource = 'MediaSource' in window || 'ManagedMediaSource' in window;
  const canPlay: Readonly<Record<MediaFormat, boolean>> = {
    dash: hasMediaSource,
    hls: hasMediaSource || playsType(video, 'application/vnd.apple.mpegurl'),
    mp4: playsType(video, mediaTypes.mp4),
  };
  return {
    formats: (['dash', 'hls', 'mp4'] as const).filter((format) => canPlay[format]),
    live: canPlay.dash || canPlay.hls ? 'seekable' : 'none',
    canChangeRate: true,
    canSetVolume: true,
    protection: [],
    audioSwitch: 'seamless',
    isPipelineSlow: quirks.stallSkipSeconds === 0,
  };
}

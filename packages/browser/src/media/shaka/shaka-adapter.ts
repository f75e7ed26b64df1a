import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import {
  type Clock,
  type MediaAbilities,
  type MediaEngine,
  type MediaFormat,
  type MediaSource,
  type MediaSurface,
  mediaErrors,
  type ProtectionSystem,
} from '@fjernsyn/platform';
import { toSubtitleHost, toVideoElement } from '../engine/media-surface';
import { mediaTypes, playsType } from '../engine/media-types';
import { attachShaka } from './attach-shaka';
import { createDevicePlayer, type DevicePlayer, type DevicePlayerDeps } from './device-player';
import { createLoadAhead } from './load-ahead';
import type { ShakaLoader } from './load-shaka';
import { markPlacedLines } from './mark-placed-lines';
import { paintLine } from './paint-line';
import type { ShakaQuirks } from './shaka-configuration';
import { createShakaEngine } from './shaka-engine';
import { probeProtection } from './shaka-protection';

/** Dependencies of {@link createShakaAdapter}. */
export interface ShakaAdapterDeps extends DevicePlayerDeps {
  readonly clock: Clock;
  readonly loader: ShakaLoader;
}

/** Our engines on Shaka, whose code comes late. */
export interface ShakaAdapter {
  /**
   * Opens an engine on a surface. Rejects with `media/engine-unavailable` where this browser plays nothing, or Shaka cannot run, and with
   * `media/superseded` where `signal` ends the wait.
   */
  open(surface: MediaSurface, signal: AbortSignal): Promise<MediaEngine>;
  /** Loads the beginning of a source on a player that the next engine takes; the returned function gives it up. */
  preload(source: MediaSource): Unsubscribe;
  /** Asks whose protected media the browser plays, once; never rejects. */
  probeProtection(): Promise<readonly ProtectionSystem[]>;
}

/** Makes the {@link ShakaAdapter} of a page. */
export function createShakaAdapter(deps: ShakaAdapterDeps): ShakaAdapter {
  const { window, clock, loader } = deps;
  const createPlayer = async (): Promise<DevicePlayer> => createDevicePlayer(await loader.load(), deps);
  const ahead = createLoadAhead({ clock, createPlayer });
  let protection: Promise<readonly ProtectionSystem[]> | undefined;
  const probe = () => {
    protection ??= probeProtection(window, clock);
    return protection;
  };
  return {
    preload: ahead.begin,
    probeProtection: probe,
    async open(surface, signal) {
      const video = toVideoElement(surface);
      const clear = toAbilities(deps, video);
      // Asked before Shaka is touched, which throws on engines that know no media at all.
      if (clear.formats.length === 0) {
        throw new AppError(mediaErrors.engineUnavailable, { facts: { why: 'no-format' } });
      }
      const taken = ahead.take()?.catch(createPlayer);
      const [opened, own] = await Promise.all([taken ?? createPlayer(), probe()]);
      return openEngine(deps, { opened, video, signal, abilities: { ...clear, protection: own } });
    },
  };
}

interface Opening {
  readonly opened: DevicePlayer;
  readonly video: HTMLVideoElement;
  readonly abilities: MediaAbilities;
  readonly signal: AbortSignal;
}

async function openEngine(deps: ShakaAdapterDeps, { opened, video, abilities, signal }: Opening): Promise<MediaEngine> {
  const captions = deps.captions?.();
  const host = toSubtitleHost(video);
  const showIn = ({ player }: DevicePlayer): void => {
    if (host) player.setVideoContainer(host);
  };
  showIn(opened);
  const unmark = host ? markPlacedLines(host, deps.window, (line) => captions && paintLine(line, captions)) : undefined;
  try {
    await attachShaka(opened.player, video, signal);
  } catch (thrown) {
    unmark?.();
    throw thrown;
  }
  const createFull = async (now: DevicePlayer): Promise<DevicePlayer | undefined> => {
    const shaka = await deps.loader.loadFull();
    if (shaka === now.shaka) return undefined;
    const full = createDevicePlayer(shaka, deps);
    showIn(full);
    return full;
  };
  return createShakaEngine({ opened, video, abilities, createFull, onDispose: unmark });
}

/** What is known without asking the browser for its protection. */
function toAbilities(
  { window, quirks }: { readonly window: Window; readonly quirks: ShakaQuirks },
  video: HTMLVideoElement,
): MediaAbilities {
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

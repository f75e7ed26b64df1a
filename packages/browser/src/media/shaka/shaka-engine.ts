import type { CaptionSettings, DeviceClass, MediaAbilities, MediaEngine, MediaThumbnail } from '@fjernsyn/platform';
import { createMediaEngine, type EngineBackend, type EngineEvents } from '../engine/media-engine';
import { mediaTypes } from '../engine/media-types';
import { observeVideo } from '../engine/observe-video';
import { createVideoBackend } from '../engine/video-backend';
import { keepInside } from '../subtitles/keep-inside';
import { mendTrackElements } from '../subtitles/track-elements';
import { observeShaka, playerEvents } from './observe-shaka';
import { isCritical, toMediaError } from './shaka-error';
import type { ShakaConfiguration, ShakaNamespace, ShakaPlayer, ShakaThumbnail } from './shaka-namespace';
import { toDrmConfiguration } from './shaka-protection';
import { selectMediaTrack } from './shaka-tracks';
import { createTextGuard } from './text-guard';

/** What differs on a set, beyond what Shaka's own table of devices knows. */
export interface ShakaQuirks {
  /** How far to jump past a gap, beyond its end. */
  readonly gapPaddingSeconds?: number;
  /** How far to jump out of a stall; 0 pauses and plays instead. */
  readonly stallSkipSeconds?: number;
  /** Whether the screen shows more than the standard range of light; undefined where nothing tells, and Shaka asks the browser. */
  readonly isHdr?: boolean | undefined;
}

/** Dependencies of {@link createShakaEngine}. */
export interface ShakaEngineDeps {
  readonly shaka: ShakaNamespace;
  readonly player: ShakaPlayer;
  readonly video: HTMLVideoElement;
  readonly abilities: MediaAbilities;
  readonly onDispose?: (() => void) | undefined;
}

const textTypes = { vtt: 'text/vtt', ttml: 'application/ttml+xml' } as const;

/** Makes the engine around a player that is attached to its video. */
export function createShakaEngine(deps: ShakaEngineDeps): MediaEngine {
  return createMediaEngine((events) => createShakaBackend(deps, events));
}

function createShakaBackend(
  { shaka, player, video, abilities, onDispose }: ShakaEngineDeps,
  { publish, fail }: EngineEvents,
): EngineBackend {
  const shared = createVideoBackend(video, publish);
  for (const type of playerEvents) player.addEventListener(type, publish);
  const text = createTextGuard({ shaka, player, document: video.ownerDocument, tell: fail });
  const stopMending = mendTrackElements(video, fail);
  let isProtected = false;
  player.addEventListener('error', ({ detail }) => {
    // Of a list of subtitles Shaka itself says that it recovers, and does not.
    if (!text.takes(detail) && isCritical(detail)) fail(toMediaError(detail));
  });

  return {
    ...shared,
    abilities,
    observe: () => observeVideo(video, observeShaka(player)),
    async load({ url, startSeconds, format, protection }) {
      if (protection || isProtected) player.configure({ drm: toDrmConfiguration(protection) });
      isProtected = protection !== undefined;
      // From 0 nothing is sought: a seek to 0 sends no event on some sets. A live stream then begins at its edge.
      const start = startSeconds > 0 ? startSeconds : null;
      await player.load(url, start, mediaTypes[format]).catch((thrown: unknown) => {
        throw toMediaError(thrown);
      });
    },
    begin({ subtitles }) {
      player.selectTextTrack(null);
      for (const { url, language, kind, format } of subtitles) {
        // Subtitles that cannot be added are missing from the tracks, and stop nothing.
        player
          .addTextTrackAsync(url, language, 'subtitles', textTypes[format], '', kind)
          .then(publish, () => undefined);
      }
    },
    reconnect: () => void player.retryStreaming(),
    setRate: (rate) => (rate === 1 ? player.cancelTrickPlay() : player.trickPlay(rate)),
    selectTrack(type, id) {
      if (type === 'subtitle') text.onSelected(id !== null);
      selectMediaTrack(player, type, id);
    },
    async loadThumbnails() {
      const [track] = player.getImageTracks();
      const found = track && (await player.getAllThumbnails(track.id));
      return (found ?? []).map(toThumbnail);
    },
    async release() {
      stopMending();
      video.pause();
      await player.destroy().catch(() => undefined);
      onDispose?.();
      shared.release();
    },
  };
}

function toThumbnail(thumbnail: ShakaThumbnail): MediaThumbnail {
  return {
    startSeconds: thumbnail.startTime,
    durationSeconds: thumbnail.duration,
    url: thumbnail.uris[0] ?? '',
    x: thumbnail.positionX,
    y: thumbnail.positionY,
    width: thumbnail.width,
    height: thumbnail.height,
    sheetWidth: thumbnail.imageWidth,
    sheetHeight: thumbnail.imageHeight,
  };
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
    mediaSource: { modifyCueCallback: keepInside },
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

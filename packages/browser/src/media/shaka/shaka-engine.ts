import { AppError, createEmitter } from '@fjernsyn/kernel';
import {
  type CaptionSettings,
  type DeviceClass,
  type MediaAbilities,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  type MediaThumbnail,
  mediaErrors,
  nothingObserved,
} from '@fjernsyn/platform';
import { mediaTypes } from '../engine/media-types';
import { isSameObservation, observeVideo, videoEvents } from '../engine/observe-video';
import { playVideo, releaseVideo } from '../engine/play-video';
import { observeShaka, playerEvents } from './observe-shaka';
import { isCritical, toMediaError } from './shaka-error';
import type { ShakaConfiguration, ShakaPlayer, ShakaThumbnail } from './shaka-namespace';
import { selectMediaTrack } from './shaka-tracks';

/** What differs on a set, beyond what Shaka's own table of devices knows. */
export interface ShakaQuirks {
  /** How far to jump past a gap, beyond its end. */
  readonly gapPaddingSeconds?: number;
  /** How far to jump out of a stall; 0 pauses and plays instead. */
  readonly stallSkipSeconds?: number;
  /** Whether the screen shows more than the standard range of light; undefined where nothing tells, and Shaka asks the browser. */
  readonly isHdr?: boolean | undefined;
}

/** What a {@link createShakaEngine} stands on. */
export interface ShakaEngineDeps {
  readonly player: ShakaPlayer;
  readonly video: HTMLVideoElement;
  readonly abilities: MediaAbilities;
  readonly onDispose?: (() => void) | undefined;
}

/** Makes the engine around a player that is attached to its video. */
export function createShakaEngine({ player, video, abilities, onDispose }: ShakaEngineDeps): MediaEngine {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  let observation = nothingObserved;
  let isLoaded = false;
  let loadCount = 0;
  let disposal: Promise<void> | undefined;

  const publish = (): void => {
    if (disposal) return;
    const next = isLoaded ? observeVideo(video, observeShaka(player)) : nothingObserved;
    if (isSameObservation(next, observation)) return;
    observation = next;
    changes.emit(next);
  };

  for (const type of videoEvents) video.addEventListener(type, publish);
  for (const type of playerEvents) player.addEventListener(type, publish);
  player.addEventListener('error', ({ detail }) => {
    // A load that fails tells it by its promise.
    if (isLoaded && !disposal && isCritical(detail)) errors.emit(toMediaError(detail));
  });

  const addSubtitles = (source: MediaSource): void => {
    for (const { url, language, kind } of source.subtitles) {
      // Subtitles that cannot be added are missing from the tracks, and stop nothing.
      player.addTextTrackAsync(url, language, 'subtitles', 'text/vtt', '', kind).then(publish, () => undefined);
    }
  };

  return {
    abilities,
    get observation() {
      return observation;
    },
    async load(source) {
      const count = ++loadCount;
      isLoaded = false;
      publish();
      // From 0 nothing is sought: a seek to 0 sends no event on some sets. A live stream then begins at its edge.
      const start = source.startSeconds > 0 ? source.startSeconds : null;
      const failure = await player
        .load(source.url, start, mediaTypes[source.format])
        .then(() => undefined, toMediaError);
      if (count !== loadCount || disposal) throw new AppError(mediaErrors.superseded);
      if (failure) throw failure;
      isLoaded = true;
      player.selectTextTrack(null);
      addSubtitles(source);
      publish();
    },
    play: () => playVideo(video),
    pause: () => video.pause(),
    seek(positionSeconds) {
      if (!isLoaded) return;
      video.currentTime = positionSeconds;
      publish();
    },
    setRate: (rate) => (rate === 1 ? player.cancelTrickPlay() : player.trickPlay(rate)),
    setVolume(volume, isMuted) {
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = isMuted;
    },
    selectTrack(type, id) {
      if (!isLoaded) return;
      selectMediaTrack(player, type, id);
      publish();
    },
    async loadThumbnails() {
      const [track] = isLoaded ? player.getImageTracks() : [];
      const found = track && (await player.getAllThumbnails(track.id).catch(() => null));
      return (found ?? []).map(toThumbnail);
    },
    subscribe(onChange, onError) {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
    dispose() {
      disposal ??= (async () => {
        for (const type of videoEvents) video.removeEventListener(type, publish);
        video.pause();
        await player.destroy().catch(() => undefined);
        onDispose?.();
        releaseVideo(video);
      })();
      return disposal;
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
    abr: { useNetworkInformation: false, restrictions: { maxHeight: device.maxVideoHeight } },
    streaming: {
      bufferingGoal: device.bufferSeconds,
      bufferBehind: device.memory === 'low' ? 10 : 30,
      ...(gapPaddingSeconds === undefined ? {} : { gapPadding: gapPaddingSeconds }),
      ...(stallSkipSeconds === undefined ? {} : { stallSkip: stallSkipSeconds }),
    },
  };
}

import type { MediaAbilities, MediaEngine, MediaThumbnail } from '@fjernsyn/platform';
import { createMediaEngine, type EngineBackend, type EngineEvents } from '../engine/media-engine';
import { observeVideo } from '../engine/observe-video';
import { createVideoBackend } from '../engine/video-backend';
import { mendTrackElements } from '../subtitles/track-elements';
import { type CurrentPlayerDeps, createCurrentPlayer } from './current-player';
import type { DevicePlayer } from './device-player';
import { observeShaka, playerEvents } from './observe-shaka';
import { isCritical, toMediaError } from './shaka-error';
import type { ShakaThumbnail } from './shaka-namespace';
import { selectMediaTrack } from './shaka-tracks';

/** Dependencies of {@link createShakaEngine}. */
export interface ShakaEngineDeps extends Omit<CurrentPlayerDeps, 'onPlayer'> {
  readonly abilities: MediaAbilities;
  readonly onDispose?: (() => void) | undefined;
}

const textTypes = { vtt: 'text/vtt', ttml: 'application/ttml+xml' } as const;

/** Makes the engine around a player that is attached to its video. */
export function createShakaEngine(deps: ShakaEngineDeps): MediaEngine {
  return createMediaEngine((events) => createShakaBackend(deps, events));
}

function createShakaBackend(
  { abilities, onDispose, ...deps }: ShakaEngineDeps,
  { publish, fail }: EngineEvents,
): EngineBackend {
  const { video } = deps;
  const shared = createVideoBackend(video, publish);
  const stopMending = mendTrackElements(video, fail);
  const follow = ({ player, text }: DevicePlayer): void => {
    text.begin(fail);
    for (const type of playerEvents) player.addEventListener(type, publish);
    player.addEventListener('error', ({ detail }) => {
      // Another may have taken its place.
      if (player !== playerNow()) return;
      // Of a list of subtitles Shaka itself says that it recovers, and does not.
      if (!text.takes(detail) && isCritical(detail)) fail(toMediaError(detail));
    });
  };
  const current = createCurrentPlayer({ ...deps, onPlayer: follow });
  const playerNow = () => current.get().player;

  return {
    ...shared,
    abilities,
    observe: () => observeVideo(video, observeShaka(playerNow())),
    load: current.load,
    begin({ subtitles }) {
      const { player, text } = current.get();
      player.selectTextTrack(null);
      text.onBeside(subtitles);
      for (const { url, language, kind, format } of subtitles) {
        // Subtitles that cannot be added are missing from the tracks, and stop nothing.
        player
          .addTextTrackAsync(url, language, 'subtitles', textTypes[format], '', kind)
          .then(publish, () => undefined);
      }
    },
    reconnect: () => void playerNow().retryStreaming(),
    setRate: (rate) => (rate === 1 ? playerNow().cancelTrickPlay() : playerNow().trickPlay(rate)),
    selectTrack(type, id) {
      const { player, text } = current.get();
      if (type === 'subtitle') text.onSelected(id !== null);
      selectMediaTrack(player, type, id);
    },
    async loadThumbnails() {
      const player = playerNow();
      const [track] = player.getImageTracks();
      const found = track && (await player.getAllThumbnails(track.id));
      return (found ?? []).map(toThumbnail);
    },
    async release() {
      stopMending();
      video.pause();
      await current.release();
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

import { AppError, createEmitter } from '@fjernsyn/kernel';
import {
  type MediaAbilities,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
  nothingObserved,
} from '@fjernsyn/platform';
import { mediaErrorCodeOf } from '../engine/media-error-code';
import { mediaTypes } from '../engine/media-types';
import { isSameObservation, observeVideo, type StreamFacts, videoEvents } from '../engine/observe-video';
import { playVideo, releaseVideo } from '../engine/play-video';
import { addNativeSubtitles, nativeTracksOf, selectNativeTrack } from './native-tracks';

/** Makes the engine of a `<video>` that fetches and decodes by itself: files, and the streams that the set knows. */
export function createNativeEngine(video: HTMLVideoElement, abilities: MediaAbilities): MediaEngine {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  let observation = nothingObserved;
  let isLoaded = false;
  /** Ends the load that is under way: with nothing once it can play, with what went wrong otherwise. */
  let endLoad: ((failure?: AppError) => void) | undefined;
  let isDisposed = false;

  const publish = (): void => {
    if (isDisposed) return;
    const next = isLoaded ? observeVideo(video, streamOf(video)) : nothingObserved;
    if (isSameObservation(next, observation)) return;
    observation = next;
    changes.emit(next);
  };

  const hearMetadata = (): void => endLoad?.();
  const hearError = (): void => {
    const code = (video.error && mediaErrorCodeOf(video.error.code)) ?? mediaErrors.unsupported;
    if (endLoad) endLoad(new AppError(code));
    else if (isLoaded) errors.emit(new AppError(code));
  };
  const listeners: readonly (readonly [string, () => void])[] = [
    ...videoEvents.map((type) => [type, publish] as const),
    ['loadedmetadata', hearMetadata],
    ['error', hearError],
  ];
  for (const [type, listener] of listeners) video.addEventListener(type, listener);

  return {
    abilities,
    get observation() {
      return observation;
    },
    async load(source) {
      endLoad?.(new AppError(mediaErrors.superseded));
      isLoaded = false;
      publish();
      if (isDisposed) throw new AppError(mediaErrors.superseded);
      if (!abilities.formats.includes(source.format)) throw new AppError(mediaErrors.unsupported);
      await new Promise<void>((resolve, reject) => {
        endLoad = (failure) => {
          endLoad = undefined;
          if (failure) reject(failure);
          else resolve();
        };
        addNativeSubtitles(video, source.subtitles);
        addSource(video, source, hearError);
        video.load();
      });
      isLoaded = true;
      selectNativeTrack(video, 'subtitle', null);
      // From 0 nothing is sought: a seek to 0 sends no event on some sets. A live stream then begins at its edge.
      if (source.startSeconds > 0) video.currentTime = source.startSeconds;
      publish();
    },
    play: () => playVideo(video),
    pause: () => video.pause(),
    seek(positionSeconds) {
      if (!isLoaded) return;
      video.currentTime = positionSeconds;
      publish();
    },
    setRate(rate) {
      video.playbackRate = rate;
    },
    setVolume(volume, isMuted) {
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = isMuted;
    },
    selectTrack(type, id) {
      if (!isLoaded) return;
      selectNativeTrack(video, type, id);
      publish();
    },
    loadThumbnails: async () => [],
    subscribe(onChange, onError) {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
    async dispose() {
      if (isDisposed) return;
      isDisposed = true;
      endLoad?.(new AppError(mediaErrors.superseded));
      for (const [type, listener] of listeners) video.removeEventListener(type, listener);
      video.pause();
      addNativeSubtitles(video, []);
      removeSources(video);
      releaseVideo(video);
    },
  };
}

/** Names the media with their type, by which a set knows a stream; one that it cannot take tells it at this element. */
function addSource(video: HTMLVideoElement, { url, format }: MediaSource, hearError: () => void): void {
  removeSources(video);
  const source = video.ownerDocument.createElement('source');
  source.type = mediaTypes[format];
  source.src = url;
  source.addEventListener('error', hearError);
  video.appendChild(source);
}

function removeSources(video: HTMLVideoElement): void {
  for (const source of Array.from(video.querySelectorAll('source'))) video.removeChild(source);
}

/** What the element itself tells of the stream. Only a live one has no end. */
function streamOf(video: HTMLVideoElement): StreamFacts {
  const { seekable } = video;
  const last = seekable.length - 1;
  return {
    seekableSeconds: last < 0 ? { start: 0, end: 0 } : { start: seekable.start(0), end: seekable.end(last) },
    isLive: video.duration === Number.POSITIVE_INFINITY,
    isBuffering: false,
    rate: video.playbackRate,
    tracks: nativeTracksOf(video),
    originAt: undefined,
  };
}

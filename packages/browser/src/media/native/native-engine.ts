import { AppError } from '@fjernsyn/kernel';
import { type MediaAbilities, type MediaEngine, type MediaSource, mediaErrors } from '@fjernsyn/platform';
import { createMediaEngine, type EngineBackend, type EngineEvents } from '../engine/media-engine';
import { mediaErrorCodeOf } from '../engine/media-error-code';
import { mediaTypes } from '../engine/media-types';
import { observeVideo, type StreamFacts } from '../engine/observe-video';
import { createVideoBackend } from '../engine/video-backend';
import { mendTrackElements } from '../subtitles/track-elements';
import { addNativeSubtitles, nativeTracksOf, selectNativeTrack } from './native-tracks';

/** Makes the engine of a `<video>` that fetches and decodes by itself: files, and the streams that the set knows. */
export function createNativeEngine(video: HTMLVideoElement, abilities: MediaAbilities): MediaEngine {
  return createMediaEngine((events) => createNativeBackend(video, abilities, events));
}

function createNativeBackend(
  video: HTMLVideoElement,
  abilities: MediaAbilities,
  { publish, fail }: EngineEvents,
): EngineBackend {
  /** Ends the load that is under way: with nothing once it can play, with what went wrong otherwise. */
  let endLoad: ((failure?: AppError) => void) | undefined;
  const hearMetadata = (): void => endLoad?.();
  const hearError = (): void => {
    const error = new AppError((video.error && mediaErrorCodeOf(video.error.code)) ?? mediaErrors.unsupported);
    if (endLoad) endLoad(error);
    else fail(error);
  };
  const shared = createVideoBackend(video, publish);
  video.addEventListener('loadedmetadata', hearMetadata);
  video.addEventListener('error', hearError);
  const stopMending = mendTrackElements(video, fail);

  return {
    ...shared,
    abilities,
    observe: () => observeVideo(video, streamOf(video)),
    load: (source) =>
      new Promise<void>((resolve, reject) => {
        endLoad = (failure) => {
          endLoad = undefined;
          if (failure) reject(failure);
          else resolve();
        };
        addNativeSubtitles(video, source.subtitles);
        addSource(video, source, hearError);
        video.load();
      }),
    begin({ startSeconds }) {
      selectNativeTrack(video, 'subtitle', null);
      // From 0 nothing is sought: a seek to 0 sends no event on some sets. A live stream then begins at its edge.
      if (startSeconds > 0) video.currentTime = startSeconds;
    },
    setRate(rate) {
      video.playbackRate = rate;
    },
    selectTrack: (type, id) => selectNativeTrack(video, type, id),
    release() {
      video.removeEventListener('loadedmetadata', hearMetadata);
      video.removeEventListener('error', hearError);
      stopMending();
      video.pause();
      addNativeSubtitles(video, []);
      removeSources(video);
      shared.release();
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
    rendition: undefined,
  };
}

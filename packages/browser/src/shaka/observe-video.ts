import type { MediaObservation } from '@fjernsyn/platform';
import type { ShakaPlayer } from './shaka-namespace';
import { toMediaTracks } from './shaka-tracks';

/** Events of the element after which something may have changed. */
export const videoEvents = [
  'timeupdate',
  'durationchange',
  'progress',
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'ratechange',
] as const;

/** Events of Shaka after which something may have changed. */
export const playerEvents = [
  'buffering',
  'trackschanged',
  'textchanged',
  'audiotrackchanged',
  'audiotrackschanged',
  'adaptation',
  'variantchanged',
] as const;

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: there is a frame after this one. */
const hasFutureFrame = 3;
/** Ranges that begin this much later than the position still count as its own. */
const rangeToleranceSeconds = 0.1;

/** Takes down what the element and Shaka show now, once something is loaded. */
export function observeVideo(video: HTMLVideoElement, player: ShakaPlayer): MediaObservation {
  const { start, end } = player.seekRange();
  const positionSeconds = video.currentTime;
  const wantsToPlay = !video.paused && !video.ended;
  return {
    isLoaded: true,
    positionSeconds,
    durationSeconds: player.isLive() ? end : finite(video.duration),
    seekableSeconds: { start, end },
    bufferedAheadSeconds: bufferedAhead(video.buffered, positionSeconds),
    isPaused: video.paused,
    isWaiting: wantsToPlay && (player.isBuffering() || video.readyState < hasFutureFrame),
    isSeeking: video.seeking,
    hasEnded: video.ended,
    // Shaka sets the element's own rate to 0 while it buffers.
    rate: player.getPlaybackRate(),
    tracks: toMediaTracks(player),
    originAt: player.getPresentationStartTimeAsDate()?.getTime(),
  };
}

/** Whether two observations tell the same. */
export function isSameObservation(one: MediaObservation, other: MediaObservation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function bufferedAhead(buffered: TimeRanges, positionSeconds: number): number {
  for (let index = 0; index < buffered.length; index++) {
    const isWithin = buffered.start(index) <= positionSeconds + rangeToleranceSeconds;
    if (isWithin && buffered.end(index) > positionSeconds) return buffered.end(index) - positionSeconds;
  }
  return 0;
}

function finite(seconds: number): number | undefined {
  return Number.isFinite(seconds) ? seconds : undefined;
}

import type { MediaObservation } from '@fjernsyn/platform';

/** What an engine knows of the stream beside what the element shows. */
export interface StreamFacts extends Pick<MediaObservation, 'seekableSeconds' | 'rate' | 'tracks' | 'originAt'> {
  readonly isLive: boolean;
  /** Has nothing to go on with, whatever the element says. */
  readonly isBuffering: boolean;
}

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

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: there is a frame after this one. */
const hasFutureFrame = 3;
/** Ranges that begin this much later than the position still count as its own. */
const rangeToleranceSeconds = 0.1;

/** Takes down what the element and the stream show now, once something is loaded. */
export function observeVideo(video: HTMLVideoElement, stream: StreamFacts): MediaObservation {
  const { isLive, isBuffering, ...told } = stream;
  const positionSeconds = video.currentTime;
  const wantsToPlay = !video.paused && !video.ended;
  return {
    ...told,
    isLoaded: true,
    positionSeconds,
    durationSeconds: isLive ? stream.seekableSeconds.end : finite(video.duration),
    bufferedAheadSeconds: bufferedAhead(video.buffered, positionSeconds),
    isPaused: video.paused,
    isWaiting: wantsToPlay && (isBuffering || video.readyState < hasFutureFrame),
    isSeeking: video.seeking,
    hasEnded: video.ended,
  };
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

import type { MediaObservation, MediaRange } from '@fjernsyn/platform';

/** What an engine knows of the stream beside what the element shows. */
export interface StreamFacts
  extends Pick<MediaObservation, 'seekableSeconds' | 'rate' | 'tracks' | 'originAt' | 'rendition'> {
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
  const bufferedSeconds = toRanges(video.buffered);
  const wantsToPlay = !video.paused && !video.ended;
  return {
    ...told,
    isLoaded: true,
    positionSeconds,
    durationSeconds: isLive ? stream.seekableSeconds.end : finite(video.duration),
    bufferedAheadSeconds: bufferedAhead(bufferedSeconds, positionSeconds),
    bufferedSeconds,
    isPaused: video.paused,
    isWaiting: wantsToPlay && (isBuffering || video.readyState < hasFutureFrame),
    isSeeking: video.seeking,
    hasEnded: video.ended,
  };
}

function bufferedAhead(ranges: readonly MediaRange[], positionSeconds: number): number {
  const own = ranges.find(
    ({ start, end }) => start <= positionSeconds + rangeToleranceSeconds && end > positionSeconds,
  );
  return own ? own.end - positionSeconds : 0;
}

function toRanges(ranges: TimeRanges): readonly MediaRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({ start: ranges.start(index), end: ranges.end(index) }));
}

function finite(seconds: number): number | undefined {
  return Number.isFinite(seconds) ? seconds : undefined;
}

import { attempt } from '@fjernsyn/browser';
import { durationsMs } from '@fjernsyn/kernel';
import { type MediaObservation, type MediaRange, type MediaSource, nothingObserved } from '@fjernsyn/platform';
import type { AvPlay } from './av-play';
import { type AvPlayStreams, readAvPlayWindow } from './av-play-streams';

/** What is known of a source that AVPlay has open, beside what it tells when asked. */
export interface AvPlayFacts extends Pick<MediaObservation, 'positionSeconds' | 'isSeeking' | 'hasEnded'> {
  readonly isPlayWanted: boolean;
  readonly isBuffering: boolean;
  readonly streams: AvPlayStreams;
}

/** Takes down what AVPlay shows now. */
export function observeAvPlay(
  avPlay: Pick<AvPlay, 'getState' | 'getDuration' | 'getStreamingProperty'>,
  { isLive }: Pick<MediaSource, 'isLive'>,
  facts: AvPlayFacts,
): MediaObservation {
  const { positionSeconds, isSeeking, hasEnded, isPlayWanted, isBuffering, streams } = facts;
  const seekableSeconds = isLive ? readAvPlayWindow(avPlay) : readFilm(avPlay);
  const isStill = isBuffering || attempt(() => avPlay.getState()) !== 'PLAYING';
  return {
    ...nothingObserved,
    isLoaded: true,
    positionSeconds,
    durationSeconds: seekableSeconds?.end,
    seekableSeconds: seekableSeconds ?? nothingObserved.seekableSeconds,
    isPaused: !isPlayWanted || hasEnded,
    isWaiting: isPlayWanted && !hasEnded && isStill,
    isSeeking,
    hasEnded,
    tracks: streams.tracks,
    rendition: streams.rendition,
  };
}

function readFilm(avPlay: Pick<AvPlay, 'getDuration'>): MediaRange | undefined {
  const end = (attempt(() => avPlay.getDuration()) ?? 0) / durationsMs.second;
  return end > 0 ? { start: 0, end } : undefined;
}

import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';
import type { ScanRate } from './seek/scan-rate';

/** The ten states of a player that the specification knows (C4). */
export type PlayerState =
  | 'UNKNOWN'
  | 'LOADING'
  | 'READY'
  | 'BUFFERING'
  | 'PAUSED'
  | 'PLAYING'
  | 'FF'
  | 'REWIND'
  | 'ENDED'
  | 'ERROR';

/** What is so, whatever the viewer wants. */
export interface PlaybackFacts {
  /** `starting` until a first frame could be shown, and again while a stream is fetched anew. */
  readonly loadState: 'none' | 'starting' | 'shown' | 'failed';
  /** Whether this stream has ever played. */
  readonly hasPlayed: boolean;
  readonly positionSeconds: MediaSeconds;
  readonly observation: MediaObservation;
}

/** What the viewer wants, whatever is so. */
export interface PlaybackIntent {
  readonly isPlayIntended: boolean;
  /** Where the viewer is about to go, before it is asked of the engine. */
  readonly previewSeconds: MediaSeconds | undefined;
  readonly scanRate: ScanRate;
}

/** What the engine is doing, by its own account. */
export type PlaybackPhase = 'ended' | 'paused' | 'buffering' | 'playing';

/** Reads the phase out of an observation. */
export function toPhase({ hasEnded, isPaused, isWaiting, isSeeking }: MediaObservation): PlaybackPhase {
  if (hasEnded) return 'ended';
  if (isPaused) return 'paused';
  return isWaiting || isSeeking ? 'buffering' : 'playing';
}

/** Derives the state that the world sees; nothing ever sets it (C4). */
export function toPlayerState(facts: PlaybackFacts, intent: PlaybackIntent): PlayerState {
  switch (facts.loadState) {
    case 'none':
      return 'UNKNOWN';
    case 'failed':
      return 'ERROR';
    case 'starting':
      return facts.hasPlayed ? 'BUFFERING' : 'LOADING';
    case 'shown':
      return toShownState(facts, intent);
  }
}

function toShownState(facts: PlaybackFacts, intent: PlaybackIntent): PlayerState {
  const scan = intent.scanRate || (intent.previewSeconds ?? facts.positionSeconds) - facts.positionSeconds;
  if (scan !== 0) return scan > 0 ? 'FF' : 'REWIND';
  switch (toPhase(facts.observation)) {
    case 'ended':
      return 'ENDED';
    case 'buffering':
      return 'BUFFERING';
    case 'playing':
      return 'PLAYING';
    case 'paused':
      // A play that was asked for and has not begun.
      if (intent.isPlayIntended) return 'BUFFERING';
      return facts.hasPlayed ? 'PAUSED' : 'READY';
  }
}

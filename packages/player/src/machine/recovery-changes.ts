import { type AppError, isAppError, type MediaSeconds } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';
import type { PlayableFile } from '../media/choose-media';
import type { SourceList } from '../recovery/source-list';
import {
  climb,
  ladderAtRest,
  type StallFacts,
  type StallLadder,
  type StallStep,
  withReload,
} from '../recovery/stall-ladder';
import type { PlaybackContext } from './playback-context';
import { playbackTiming } from './playback-timing';
import { hasNext } from './source-changes';

type Change = Partial<PlaybackContext>;

/** What is remembered of troubles and of what was done about them. */
export interface PlaybackRecovery {
  readonly ladder: StallLadder;
  readonly resting: SourceList<PlayableFile>['resting'];
  /** The connection that was lost and has brought nothing since. */
  readonly loss: { readonly error: AppError; readonly bufferedEndSeconds: MediaSeconds } | undefined;
  readonly seekCount: number;
  /** Whether a film's end was reached that its engine does not tell of. */
  readonly hasRunOut: boolean;
}

/** What is remembered before anything has gone wrong. */
export const nothingToRecover: PlaybackRecovery = {
  ladder: ladderAtRest,
  resting: [],
  loss: undefined,
  seekCount: 0,
  hasRunOut: false,
};

/** What the ladder looks at. */
export function toStallFacts(context: PlaybackContext): StallFacts {
  const { observation, isPlayIntended, isLive, scanRate, previewSeconds, recovery, engine, seekTarget } = context;
  const { isLoaded, hasEnded, isSeeking, isPaused, durationSeconds, positionSeconds } = observation;
  // A pause of ours is on trial; any other is meant.
  const isOnTrial = recovery.ladder.goalSeconds !== undefined;
  const isScanning = scanRate !== 0 || (previewSeconds !== undefined && isPaused);
  const isPlaying = isPlayIntended && (!isPaused || isOnTrial) && !isScanning;
  return {
    positionSeconds,
    isToMove: isLoaded && !hasEnded && (isSeeking || isPlaying),
    isSeeking,
    isWaiting: observation.isWaiting,
    bufferedSeconds: observation.bufferedSeconds,
    targetSeconds: seekTarget?.seconds,
    remainingSeconds: isLive || durationSeconds === undefined ? undefined : durationSeconds - positionSeconds,
    seekCount: recovery.seekCount,
    isPipelineSlow: engine?.abilities.isPipelineSlow === true,
    isConnectionLost: recovery.loss !== undefined,
    hasNextSource: hasNext(context),
  };
}

/** What looking once more at what plays leads to. */
export function lookAtStall(context: PlaybackContext): ReturnType<typeof climb> {
  return climb(context.recovery.ladder, toStallFacts(context), playbackTiming.checkMs);
}

/** The context after looking once more. */
export function withLadder({ recovery }: PlaybackContext, ladder: StallLadder): Change {
  return { recovery: { ...recovery, ladder } };
}

/** The context once what plays is loaded anew because it broke. */
export function withReloadTaken({ recovery }: PlaybackContext): Change {
  return { recovery: { ...recovery, ladder: withReload(recovery.ladder) } };
}

/** The context once the connection is lost. */
export function withLoss({ recovery, observation }: PlaybackContext, error: AppError): Change {
  return { recovery: { ...recovery, loss: { error, bufferedEndSeconds: bufferedEndOf(observation) } } };
}

/** The context once the connection has brought something again. */
export function withoutLoss({ recovery }: PlaybackContext): Change {
  return recovery.loss ? { recovery: { ...recovery, loss: undefined } } : {};
}

/** The context when an observation says whether the connection is back, and what it says of the end. */
export function withRecoveryObserved(context: PlaybackContext): Change {
  const { recovery, observation } = context;
  const isBack = recovery.loss && bufferedEndOf(observation) > recovery.loss.bufferedEndSeconds;
  return {
    ...(isBack ? withoutLoss(context) : {}),
    ...(recovery.hasRunOut ? { observation: { ...observation, hasEnded: true } } : {}),
  };
}

/** The context at an end that the engine does not tell of. */
export function withRunOut({ recovery, observation }: PlaybackContext): Change {
  return { recovery: { ...recovery, hasRunOut: true }, observation: { ...observation, hasEnded: true } };
}

/** The context once the engine is sent elsewhere: another place has an end of its own. */
export function withSeekCounted({ recovery, observation }: PlaybackContext): Change {
  const ended = recovery.hasRunOut ? { observation: { ...observation, hasEnded: false } } : {};
  return { recovery: { ...recovery, seekCount: recovery.seekCount + 1, hasRunOut: false }, ...ended };
}

/** Whether what failed is the connection alone. */
export function isOfConnection(thrown: unknown): thrown is AppError {
  return isAppError(thrown, 'media/network');
}

/** The type of a step, for those that ask what is to be done. */
export type StallStepType = StallStep['type'];

function bufferedEndOf({ bufferedSeconds }: MediaObservation): MediaSeconds {
  return (bufferedSeconds ?? []).reduce((last, { end }) => Math.max(last, end), 0);
}

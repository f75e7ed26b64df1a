import { type PlaybackPhase, toPhase } from '../player-state';
import { canReload } from '../recovery/stall-ladder';
import { isOtherAudio, isReloadedFor, needsLoading } from './access-changes';
import { canSeek } from './playback-changes';
import type { PlaybackContext, PlaybackMachineEvent } from './playback-context';
import { isOfConnection, lookAtStall, type StallStepType } from './recovery-changes';
import { hasNext } from './source-changes';

interface Args {
  readonly context: PlaybackContext;
  readonly event: PlaybackMachineEvent;
}

function isLost({ hasPlayed }: PlaybackContext, event: PlaybackMachineEvent): boolean {
  return hasPlayed && event.type === 'ENGINE_FAILED' && isOfConnection(event.error);
}

const isPhase =
  (phase: PlaybackPhase) =>
  ({ context }: Args): boolean =>
    toPhase(context.observation) === phase;

/** What the machine asks of its context before it takes a way. */
export const playbackGuards = {
  isEnded: isPhase('ended'),
  /** By the browser or the set: not by a step of ours that is on trial. */
  isPaused: ({ context }: Args) =>
    toPhase(context.observation) === 'paused' && context.recovery.ladder.goalSeconds === undefined,
  isBuffering: isPhase('buffering'),
  isPlaying: isPhase('playing'),
  /** Could show a first frame, and was not asked to go on. */
  isReady: ({ context }: Args) => toPhase(context.observation) === 'paused' && !context.isPlayIntended,
  isConsumed: ({ context }: Args) => context.isConsumed,
  hasNextFile: ({ context }: Args) => hasNext(context),
  isPartLost: ({ event }: Args) => event.type === 'SUBTITLES_FAILED' && event.error.facts.lost === 'part',
  /** Was shown, and lost its connection alone: its last picture is worth keeping. */
  isCutOff: ({ context, event }: Args) => isLost(context, event),
  /** Can go on over what is buffered, once its connection is back. */
  canReconnect: ({ context, event }: Args) => context.engine?.reconnect !== undefined && isLost(context, event),
  /** Broke, and has not been loaded anew for it lately. */
  isBroken: ({ context, event }: Args) =>
    context.hasPlayed &&
    event.type === 'ENGINE_FAILED' &&
    event.error.code === 'media/decode' &&
    canReload(context.recovery.ladder),
  /** Could not be loaded for want of the connection that was lost before. */
  isStillLost: ({ context }: Args, { thrown }: { readonly thrown: unknown }) =>
    context.recovery.loss !== undefined && isOfConnection(thrown),
  isStep: ({ context }: Args, { step }: { readonly step: StallStepType }) => lookAtStall(context).step?.type === step,
  isAudioReloaded: ({ context, event }: Args) =>
    event.type === 'SELECT_AUDIO' && isOtherAudio(context, event.id) && isReloadedFor(context),
  needsLoading: ({ context, event }: Args) => event.type === 'SET_ACCESS_MODE' && needsLoading(context, event.mode),
  canSeek: ({ context }: Args) => canSeek(context),
  isPreviewing: ({ context }: Args) => context.previewSeconds !== undefined,
  canGoToLive: ({ context: { isLive, observation } }: Args) =>
    isLive && observation.seekableSeconds.end > observation.seekableSeconds.start,
  canSeekToInstant: ({ context }: Args) => canSeek(context) && context.observation.originAt !== undefined,
};

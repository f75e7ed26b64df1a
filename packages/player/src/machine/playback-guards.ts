import { type PlaybackPhase, toPhase } from '../player-state';
import { canSeek } from './playback-changes';
import type { PlaybackContext, PlaybackMachineEvent } from './playback-context';

interface Args {
  readonly context: PlaybackContext;
  readonly event: PlaybackMachineEvent;
}

const isPhase =
  (phase: PlaybackPhase) =>
  ({ context }: Args): boolean =>
    toPhase(context.observation) === phase;

/** What the machine asks of its context before it takes a way. */
export const playbackGuards = {
  isEnded: isPhase('ended'),
  isPaused: isPhase('paused'),
  isBuffering: isPhase('buffering'),
  isPlaying: isPhase('playing'),
  /** Could show a first frame, and was not asked to go on. */
  isReady: ({ context }: Args) => toPhase(context.observation) === 'paused' && !context.isPlayIntended,
  isConsumed: ({ context }: Args) => context.isConsumed,
  hasNextFile: ({ context }: Args) => context.files.length > 1,
  isPartLost: ({ event }: Args) => event.type === 'SUBTITLES_FAILED' && event.error.facts.lost === 'part',
  /** Was shown, and lost its connection alone: its last picture is worth keeping. */
  isCutOff: ({ context, event }: Args) =>
    context.hasPlayed && event.type === 'ENGINE_FAILED' && event.error.code === 'media/network',
  canSeek: ({ context }: Args) => canSeek(context),
  isPreviewing: ({ context }: Args) => context.previewSeconds !== undefined,
  canGoToLive: ({ context: { isLive, observation } }: Args) =>
    isLive && observation.seekableSeconds.end > observation.seekableSeconds.start,
  canSeekToInstant: ({ context }: Args) => canSeek(context) && context.observation.originAt !== undefined,
};

import { AppError } from '@fjernsyn/kernel';
import { playerErrors } from '../errors';
import type { PlaybackContext } from './playback-context';
import type { StallStepType } from './recovery-changes';

/** Begins the loading of a file anew, with all its time. */
export const restartLoading = ['cancelScheduledSeek', 'cancelReconnect', 'endDeadline', 'startDeadline'] as const;

/** Why what stands still is given up. */
function toStallError({ recovery }: PlaybackContext): AppError {
  return recovery.loss?.error ?? new AppError(playerErrors.stalled);
}

const failStalled = {
  type: 'fail',
  params: ({ context }: { readonly context: PlaybackContext }) => ({ thrown: toStallError(context) }),
} as const;
const takeNextStalled = {
  type: 'takeNextFile',
  params: ({ context }: { readonly context: PlaybackContext }) => ({ thrown: toStallError(context) }),
} as const;

const isStep = (step: StallStepType) => ({ type: 'isStep', params: { step } }) as const;

/** The ways that looking once more at what plays leads to. */
export const checkTransitions = [
  { guard: isStep('reload'), target: 'loading', actions: ['climb', 'clearMedia', ...restartLoading] },
  { guard: isStep('next-source'), target: 'loading', actions: ['climb', takeNextStalled, ...restartLoading] },
  { guard: isStep('give-up'), target: 'interrupted', actions: ['climb', failStalled] },
  { guard: isStep('end'), actions: ['climb', 'pauseEngine', 'runOut'] },
  { actions: ['takeStep', 'climb', 'slide', 'followWindow'] },
] as const;

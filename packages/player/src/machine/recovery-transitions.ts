import { AppError } from '@fjernsyn/kernel';
import { playerErrors } from '../errors';
import type { PlaybackContext } from './playback-context';
import type { StallStepType } from './recovery-changes';

interface FailedArgs {
  readonly event: { readonly error: unknown };
}

/** Tries the next file after an error of the event. */
export const takeNext = [
  { type: 'emitSourceChanged', params: ({ event }: FailedArgs) => ({ thrown: event.error }) },
  { type: 'takeNextFile', params: ({ event }: FailedArgs) => ({ thrown: event.error }) },
] as const;

/** Begins the loading of a file anew, with all its time. */
export const restartLoading = ['cancelScheduledSeek', 'cancelReconnect', 'endDeadline', 'startDeadline'] as const;

/** Why what stands still is given up. */
function toStallError({ recovery }: PlaybackContext): AppError {
  return recovery.loss?.error ?? new AppError(playerErrors.stalled);
}

const thrownStalled = ({ context }: { readonly context: PlaybackContext }) => ({ thrown: toStallError(context) });
const takeNextStalled = [
  { type: 'emitSourceChanged', params: thrownStalled },
  { type: 'takeNextFile', params: thrownStalled },
] as const;

const isStep = (step: StallStepType) => ({ type: 'isStep', params: { step } }) as const;

/** The ways that looking once more at what plays leads to. */
export const checkTransitions = [
  { guard: isStep('reload'), target: 'loading', actions: ['climb', 'clearMedia', ...restartLoading] },
  { guard: isStep('next-source'), target: 'loading', actions: ['climb', ...takeNextStalled, ...restartLoading] },
  { guard: isStep('give-up'), target: 'interrupted', actions: ['climb', { type: 'fail', params: thrownStalled }] },
  { guard: isStep('end'), actions: ['climb', 'pauseEngine', 'runOut'] },
  { actions: ['takeStep', 'climb', 'slide', 'followWindow'] },
] as const;

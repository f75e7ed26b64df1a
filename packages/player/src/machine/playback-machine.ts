import { AppError } from '@fjernsyn/kernel';
import { assign } from 'xstate';
import { playerErrors } from '../errors';
import { createEngineOpenState } from './engine-open-state';
import { type PlaybackContext, toInitialContext } from './playback-context';
import { createPlaybackSetup, type PlaybackMachineDeps } from './playback-setup';
import { nothingToRecover } from './recovery-changes';
import { withOpened } from './source-changes';

/** Nothing but a connection that was lost is to blame where there was one. */
const toTimeoutError = ({ recovery }: PlaybackContext): AppError =>
  recovery.loss?.error ?? new AppError(playerErrors.loadingTimeout);

/** Makes the machine of one playback: from an item to its end, with intent kept apart from facts. */
export function createPlaybackMachine(deps: PlaybackMachineDeps) {
  const playback = createPlaybackSetup(deps);
  return playback.createMachine({
    id: 'playback',
    context: ({ input }) => toInitialContext(input),
    entry: ['emitRequested', 'startDeadline'],
    initial: 'resolving',
    on: {
      PLAY: { actions: 'intendPlay' },
      PAUSE: { actions: 'intendPause' },
      TOGGLE: { actions: 'toggleIntent' },
      SET_ACCESS_MODE: { actions: { type: 'setAccessMode', params: ({ event }) => event } },
      SET_SOUND: { actions: { type: 'rememberSound', params: ({ event }) => event } },
      CLOSE: '.closed',
      DEADLINE: {
        target: '.failed',
        actions: { type: 'fail', params: ({ context }) => ({ thrown: toTimeoutError(context) }) },
      },
    },
    states: {
      resolving: {
        tags: 'starting',
        invoke: {
          src: 'resolveFiles',
          input: ({ context }) => context.request.item,
          onDone: { target: 'opening', actions: assign(({ event }) => event.output) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
      },
      opening: {
        tags: 'starting',
        invoke: {
          src: 'openEngine',
          input: ({ context: { request, playable } }) => ({ surface: request.surface, playable }),
          onDone: { target: 'engineOpen', actions: assign(({ context, event }) => withOpened(context, event.output)) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
      },
      engineOpen: createEngineOpenState(playback),
      failed: {
        tags: 'failed',
        entry: ['endDeadline', 'emitFailed'],
        on: {
          PLAY: {},
          PAUSE: {},
          TOGGLE: {},
          RETRY: {
            target: 'resolving',
            actions: [
              'forgetFailure',
              assign({ hasPlayed: false, recovery: nothingToRecover, files: [] }),
              'startDeadline',
            ],
          },
        },
      },
      closed: { type: 'final' },
    },
  });
}

import { AppError } from '@fjernsyn/kernel';
import { assign } from 'xstate';
import { playerErrors } from '../errors';
import { createEngineOpenState } from './engine-open-state';
import { toInitialContext } from './playback-context';
import { createPlaybackSetup, type PlaybackMachineDeps } from './playback-setup';

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
      SET_SOUND: { actions: { type: 'rememberSound', params: ({ event }) => event } },
      CLOSE: '.closed',
      DEADLINE: {
        target: '.failed',
        actions: { type: 'fail', params: () => ({ thrown: new AppError(playerErrors.loadingTimeout) }) },
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
          input: ({ context }) => ({ surface: context.request.surface, files: context.files }),
          onDone: { target: 'engineOpen', actions: assign(({ event }) => event.output) },
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
            actions: ['forgetFailure', assign({ hasPlayed: false }), 'startDeadline'],
          },
        },
      },
      closed: { type: 'final' },
    },
  });
}

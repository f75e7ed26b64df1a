import { AppError } from '@fjernsyn/kernel';
import { assign, not } from 'xstate';
import { playerErrors } from './errors';
import { positionOf, toInitialContext, withObservation } from './playback-context';
import { createPlaybackSetup, type PlaybackMachineDeps } from './playback-setup';
import { toMediaSource } from './to-media-source';

/** Makes the machine of one playback: from an item to its end, with intent kept apart from facts. */
export function createPlaybackMachine(deps: PlaybackMachineDeps) {
  return createPlaybackSetup(deps).createMachine({
    id: 'playback',
    context: ({ input }) => toInitialContext(input),
    entry: ['tellRequested', 'startDeadline'],
    initial: 'resolving',
    on: {
      PLAY: { actions: 'wantPlay' },
      PAUSE: { actions: 'wantPause' },
      TOGGLE: { actions: 'wantOther' },
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
          onDone: { target: 'engaged', actions: assign(({ event }) => event.output) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
      },
      engaged: {
        exit: ['releaseEngine', 'forgetEngine', 'endQuiet'],
        invoke: { src: 'watchEngine', input: ({ context }) => context.engine },
        initial: 'loading',
        on: {
          OBSERVED: {
            actions: [
              assign(({ context, event }) => withObservation(context, event.observation)),
              'showDueSubtitles',
              'settleDueSubtitles',
              'restoreSubtitles',
              'settleSubtitles',
            ],
          },
          CLOSE: { target: 'closed', actions: 'tellLeft' },
        },
        states: {
          loading: {
            tags: 'starting',
            invoke: {
              src: 'loadFile',
              input: ({ context }) => {
                const [file] = context.files;
                const source = file && toMediaSource(file, context.isLive, positionOf(context));
                return { engine: context.engine, source };
              },
              onDone: { target: 'loaded', actions: ['adjustAudio', 'obey'] },
              onError: [
                { guard: 'hasNextFile', target: 'loading', reenter: true, actions: 'takeNextFile' },
                {
                  target: '#playback.failed',
                  actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
                },
              ],
            },
          },
          loaded: {
            initial: 'settling',
            on: {
              PLAY: { actions: ['wantPlay', 'obey'] },
              PAUSE: { actions: ['wantPause', 'obey'] },
              TOGGLE: { actions: ['wantOther', 'obey'] },
              PLAY_REFUSED: { actions: 'wantPause' },
              SEEK_BY: {
                guard: 'canSeek',
                actions: ['endQuiet', { type: 'step', params: ({ event }) => event }, 'awaitQuiet'],
              },
              SEEK_TO: {
                guard: 'canSeek',
                actions: ['endQuiet', { type: 'aim', params: ({ event }) => event }, 'seek', 'expectArrival'],
              },
              SEEK_CANCEL: { actions: ['endQuiet', 'forgetSteps'] },
              SEEK_COMMIT: { actions: ['endQuiet', 'seek', 'expectArrival'] },
              SELECT_SUBTITLES: {
                actions: [
                  { type: 'rememberSubtitles', params: ({ event }) => event },
                  { type: 'selectSubtitles', params: ({ event }) => event },
                ],
              },
              RELOAD: { target: 'loading', actions: ['forgetMedia', 'endQuiet', 'endDeadline', 'startDeadline'] },
              ENGINE_FAILED: [
                {
                  guard: 'hasNextFile',
                  target: 'loading',
                  actions: ['takeNextFile', 'endQuiet', 'endDeadline', 'startDeadline'],
                },
                {
                  target: '#playback.failed',
                  actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
                },
              ],
            },
            states: {
              // Until a first frame could be shown: here seeks are not taken, and the time for loading runs on.
              settling: {
                tags: 'starting',
                on: { SEEK_BY: {}, SEEK_TO: {} },
                always: [
                  { guard: 'isEnded', target: 'ended', actions: 'endDeadline' },
                  { guard: 'isPlaying', target: 'playing', actions: 'endDeadline' },
                  { guard: 'isReady', target: 'paused', actions: 'endDeadline' },
                ],
              },
              playing: {
                tags: 'shown',
                entry: ['tellStarted', 'markPlayed'],
                after: { consumed: { guard: not('isConsumed'), actions: ['tellConsumed', 'markConsumed'] } },
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  // A browser that pauses by itself is obeyed: the viewer's next press plays.
                  { guard: 'isPaused', target: 'paused', actions: ['wantPause', 'tellPaused'] },
                  { guard: 'isBuffering', target: 'buffering', actions: 'tellStalled' },
                ],
              },
              buffering: {
                tags: 'shown',
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  { guard: 'isPaused', target: 'paused', actions: ['wantPause', 'tellPaused'] },
                  { guard: 'isPlaying', target: 'playing' },
                ],
              },
              paused: {
                tags: 'shown',
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  { guard: 'isPlaying', target: 'playing', actions: 'tellResumed' },
                  { guard: 'isBuffering', target: 'buffering', actions: 'tellResumed' },
                ],
              },
              ended: {
                tags: 'shown',
                entry: 'tellEnded',
                on: {
                  PLAY: { actions: replay },
                  TOGGLE: { actions: replay },
                  PAUSE: {},
                  SEEK_TO: {
                    guard: 'canSeek',
                    actions: [
                      'endQuiet',
                      { type: 'aim', params: ({ event }) => event },
                      'seek',
                      'expectArrival',
                      'obey',
                    ],
                  },
                  SEEK_COMMIT: { actions: ['endQuiet', 'seek', 'expectArrival', 'obey'] },
                  // What has ended was not left.
                  CLOSE: '#playback.closed',
                },
                always: { guard: not('isEnded'), target: 'settling', actions: 'startDeadline' },
              },
            },
          },
        },
      },
      failed: {
        tags: 'failed',
        entry: ['endDeadline', 'tellFailed'],
        on: {
          PLAY: {},
          PAUSE: {},
          TOGGLE: {},
          RETRY: {
            target: 'resolving',
            actions: [assign({ failure: undefined, hasPlayed: false, isPlayIntended: true }), 'startDeadline'],
          },
        },
      },
      closed: { type: 'final' },
    },
  });
}

/** A play after the end begins anew. */
const replay = [
  'wantPlay',
  'endQuiet',
  { type: 'aim', params: { atSeconds: 0 } },
  'seek',
  'expectArrival',
  'obey',
] as const;

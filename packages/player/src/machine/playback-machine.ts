import { AppError } from '@fjernsyn/kernel';
import { assign, not } from 'xstate';
import { playerErrors } from '../errors';
import { toMediaSource } from '../media/to-media-source';
import { positionOf, toInitialContext, withObservation } from './playback-context';
import { createPlaybackSetup, type PlaybackMachineDeps } from './playback-setup';

/** Makes the machine of one playback: from an item to its end, with intent kept apart from facts. */
export function createPlaybackMachine(deps: PlaybackMachineDeps) {
  return createPlaybackSetup(deps).createMachine({
    id: 'playback',
    context: ({ input }) => toInitialContext(input),
    entry: ['emitRequested', 'startDeadline'],
    initial: 'resolving',
    on: {
      PLAY: { actions: 'intendPlay' },
      PAUSE: { actions: 'intendPause' },
      TOGGLE: { actions: 'toggleIntent' },
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
      engineOpen: {
        exit: ['releaseEngine', 'clearEngine', 'cancelScheduledSeek'],
        invoke: { src: 'watchEngine', input: ({ context }) => context.engine },
        initial: 'loading',
        on: {
          OBSERVED: {
            actions: [
              assign(({ context, event }) => withObservation(context, event.observation)),
              'showSystemSubtitles',
              'rememberSystemSubtitles',
              'restoreSubtitles',
              'markSubtitlesRestored',
            ],
          },
          CLOSE: { target: 'closed', actions: 'emitLeft' },
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
              onDone: { target: 'loaded', actions: ['adjustAudio', 'applyIntent'] },
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
            initial: 'awaitingFrame',
            on: {
              PLAY: { actions: ['intendPlay', 'applyIntent'] },
              PAUSE: { actions: ['intendPause', 'applyIntent'] },
              TOGGLE: { actions: ['toggleIntent', 'applyIntent'] },
              PLAY_REFUSED: { actions: 'intendPause' },
              SEEK_BY: {
                guard: 'canSeek',
                actions: ['cancelScheduledSeek', { type: 'previewStep', params: ({ event }) => event }, 'scheduleSeek'],
              },
              SEEK_TO: {
                guard: 'canSeek',
                actions: [
                  'cancelScheduledSeek',
                  { type: 'previewTarget', params: ({ event }) => event },
                  'seek',
                  'trackSeekTarget',
                ],
              },
              SEEK_CANCEL: { actions: ['cancelScheduledSeek', 'clearPreview'] },
              SEEK_COMMIT: { actions: ['cancelScheduledSeek', 'seek', 'trackSeekTarget'] },
              SELECT_SUBTITLES: {
                actions: [
                  { type: 'rememberSubtitles', params: ({ event }) => event },
                  { type: 'selectSubtitles', params: ({ event }) => event },
                ],
              },
              RELOAD: {
                target: 'loading',
                actions: ['clearMedia', 'cancelScheduledSeek', 'endDeadline', 'startDeadline'],
              },
              ENGINE_FAILED: [
                {
                  guard: 'hasNextFile',
                  target: 'loading',
                  actions: ['takeNextFile', 'cancelScheduledSeek', 'endDeadline', 'startDeadline'],
                },
                {
                  target: '#playback.failed',
                  actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
                },
              ],
            },
            states: {
              // Until a first frame could be shown: here seeks are not taken, and the time for loading runs on.
              awaitingFrame: {
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
                entry: ['emitStarted', 'markPlayed'],
                after: { consumed: { guard: not('isConsumed'), actions: ['emitConsumed', 'markConsumed'] } },
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  // A browser that pauses by itself is obeyed: the viewer's next press plays.
                  { guard: 'isPaused', target: 'paused', actions: ['intendPause', 'emitPaused'] },
                  { guard: 'isBuffering', target: 'buffering', actions: 'emitStalled' },
                ],
              },
              buffering: {
                tags: 'shown',
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  { guard: 'isPaused', target: 'paused', actions: ['intendPause', 'emitPaused'] },
                  { guard: 'isPlaying', target: 'playing' },
                ],
              },
              paused: {
                tags: 'shown',
                always: [
                  { guard: 'isEnded', target: 'ended' },
                  { guard: 'isPlaying', target: 'playing', actions: 'emitResumed' },
                  { guard: 'isBuffering', target: 'buffering', actions: 'emitResumed' },
                ],
              },
              ended: {
                tags: 'shown',
                entry: 'emitEnded',
                on: {
                  PLAY: { actions: replay },
                  TOGGLE: { actions: replay },
                  PAUSE: {},
                  SEEK_TO: {
                    guard: 'canSeek',
                    actions: [
                      'cancelScheduledSeek',
                      { type: 'previewTarget', params: ({ event }) => event },
                      'seek',
                      'trackSeekTarget',
                      'applyIntent',
                    ],
                  },
                  SEEK_COMMIT: { actions: ['cancelScheduledSeek', 'seek', 'trackSeekTarget', 'applyIntent'] },
                  // What has ended was not left.
                  CLOSE: '#playback.closed',
                },
                always: { guard: not('isEnded'), target: 'awaitingFrame', actions: 'startDeadline' },
              },
            },
          },
        },
      },
      failed: {
        tags: 'failed',
        entry: ['endDeadline', 'emitFailed'],
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
  'intendPlay',
  'cancelScheduledSeek',
  { type: 'previewTarget', params: { atSeconds: 0 } },
  'seek',
  'trackSeekTarget',
  'applyIntent',
] as const;

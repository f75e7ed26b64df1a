import { assign } from 'xstate';
import { toMediaSource } from '../media/to-media-source';
import { audioWishOf } from './access-changes';
import { createLoadedState } from './loaded-state';
import { positionOf, withObservation } from './playback-context';
import type { PlaybackSetup } from './playback-setup';
import { takeNext } from './recovery-transitions';

/** Makes the state in which an engine is open: it is watched, loads a file, and is given back on the way out. */
export function createEngineOpenState(playback: PlaybackSetup) {
  return playback.createStateConfig({
    exit: ['releaseEngine', 'clearEngine', 'cancelScheduledSeek', 'cancelReconnect'],
    invoke: [{ src: 'watchEngine', input: ({ context }) => context.engine }, { src: 'beat' }],
    initial: 'loading',
    on: {
      OBSERVED: {
        actions: [
          assign(({ context, event }) => withObservation(context, event.observation)),
          'followRecovery',
          'sendHeldSeek',
          'markSeekSent',
          'sendToStart',
          'takeStart',
          'showSubtitles',
          'markSubtitlesShown',
        ],
      },
      SET_SOUND: { actions: [{ type: 'rememberSound', params: ({ event }) => event }, 'applySound'] },
      SUBTITLES_FAILED: [
        {
          guard: 'isPartLost',
          actions: { type: 'emitSubtitlesFailed', params: ({ event }) => ({ error: event.error, lost: 'part' }) },
        },
        {
          actions: [
            { type: 'emitSubtitlesFailed', params: ({ event }) => ({ error: event.error, lost: 'track' }) },
            { type: 'selectSubtitles', params: { id: null } },
            'forgetSubtitles',
          ],
        },
      ],
      CLOSE: { target: 'closed', actions: 'emitLeft' },
    },
    states: {
      loading: createLoadingState(playback),
      loaded: createLoadedState(playback),
      // A connection that was lost is asked for again, until the time for loading has run out.
      reconnecting: { tags: 'starting', after: { reconnect: 'loading' } },
      // The engine is kept with its last picture, until the viewer tries again or leaves.
      interrupted: {
        tags: 'failed',
        entry: ['endDeadline', 'cancelScheduledSeek', 'pauseEngine', 'emitFailed'],
        on: {
          PLAY: {},
          PAUSE: {},
          TOGGLE: {},
          RETRY: { target: 'loading', actions: ['forgetFailure', 'clearMedia', 'startDeadline'] },
          CLOSE: '#playback.closed',
        },
      },
    },
  });
}

function createLoadingState(playback: PlaybackSetup) {
  return playback.createStateConfig({
    tags: 'starting',
    invoke: {
      src: 'loadFile',
      input: ({ context }) => {
        const { engine, isLive, recovery } = context;
        const [file, ...next] = context.files;
        const others = [...next, ...recovery.resting.map((rested) => rested.file)];
        const source = file && toMediaSource(file, isLive, positionOf(context), audioWishOf(context), others);
        return { engine, source };
      },
      onDone: { target: 'loaded', actions: ['applySound', 'applyIntent'] },
      onError: [
        {
          guard: 'hasNextFile',
          target: 'loading',
          reenter: true,
          actions: takeNext,
        },
        {
          guard: { type: 'isStillLost', params: ({ event }) => ({ thrown: event.error }) },
          target: 'reconnecting',
          actions: 'wakeSources',
        },
        {
          target: '#playback.failed',
          actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
        },
      ],
    },
  });
}

import { not } from 'xstate';
import type { PlaybackSetup } from './playback-setup';

/** Sends the engine to the preview, now. */
export const sendSeek = ['cancelScheduledSeek', 'emitSought', 'seek', 'trackSeekTarget'] as const;

/** A play after the end begins anew. */
const replay = ['intendPlay', { type: 'previewTarget', params: { atSeconds: 0 } }, ...sendSeek, 'applyIntent'] as const;

/** Makes the states in which a picture is shown, by what the engine does. */
export function createShownStates(playback: PlaybackSetup) {
  return {
    playing: playback.createStateConfig({
      tags: 'shown',
      entry: ['emitStarted', 'markPlayed'],
      after: { consumed: { guard: not('isConsumed'), actions: ['emitConsumed', 'markConsumed'] } },
      always: [
        { guard: 'isEnded', target: 'ended' },
        // A browser that pauses by itself is obeyed: the viewer's next press plays.
        { guard: 'isPaused', target: 'paused', actions: ['intendPause', 'emitPaused'] },
        { guard: 'isBuffering', target: 'buffering', actions: 'emitStalled' },
      ],
    }),
    buffering: playback.createStateConfig({
      tags: 'shown',
      always: [
        { guard: 'isEnded', target: 'ended' },
        { guard: 'isPaused', target: 'paused', actions: ['intendPause', 'emitPaused'] },
        { guard: 'isPlaying', target: 'playing' },
      ],
    }),
    paused: playback.createStateConfig({
      tags: 'shown',
      always: [
        { guard: 'isEnded', target: 'ended' },
        { guard: 'isPlaying', target: 'playing', actions: 'emitResumed' },
        { guard: 'isBuffering', target: 'buffering', actions: 'emitResumed' },
      ],
    }),
    ended: playback.createStateConfig({
      tags: 'shown',
      entry: 'emitEnded',
      on: {
        SCAN: {},
        PLAY: { actions: replay },
        TOGGLE: { actions: replay },
        PAUSE: {},
        SEEK_TO: {
          guard: 'canSeek',
          actions: [{ type: 'previewTarget', params: ({ event }) => event }, ...sendSeek, 'applyIntent'],
        },
        SEEK_TO_INSTANT: {
          guard: 'canSeekToInstant',
          actions: [{ type: 'previewInstant', params: ({ event }) => event }, ...sendSeek, 'applyIntent'],
        },
        SEEK_COMMIT: { actions: [...sendSeek, 'applyIntent'] },
        // What has ended was not left.
        CLOSE: '#playback.closed',
      },
      always: { guard: not('isEnded'), target: 'awaitingFrame', actions: 'startDeadline' },
    }),
  };
}

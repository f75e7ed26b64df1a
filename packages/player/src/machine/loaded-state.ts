import { createMediaChoices } from './media-choices';
import type { PlaybackSetup } from './playback-setup';
import { checkTransitions, restartLoading, takeNext } from './recovery-transitions';
import { createScanningStates } from './scanning-states';
import { createShownStates, sendSeek } from './shown-states';

/** Makes the state in which a file is loaded: commands are taken, from its first frame to its end. */
export function createLoadedState(playback: PlaybackSetup) {
  return playback.createStateConfig({
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
        actions: [{ type: 'previewTarget', params: ({ event }) => event }, ...sendSeek],
      },
      SEEK_TO_INSTANT: {
        guard: 'canSeekToInstant',
        actions: [{ type: 'previewInstant', params: ({ event }) => event }, ...sendSeek],
      },
      GO_TO_LIVE: { guard: 'canGoToLive', actions: ['intendPlay', 'previewEdge', ...sendSeek, 'applyIntent'] },
      SCAN: {
        guard: 'canSeek',
        target: '.scanning',
        actions: ['cancelScheduledSeek', { type: 'turnScan', params: ({ event }) => event }, 'scheduleScan'],
      },
      SEEK_CANCEL: { actions: ['cancelScheduledSeek', 'clearPreview'] },
      SEEK_COMMIT: { actions: sendSeek },
      ...createMediaChoices(playback).on,
      CHECK: checkTransitions,
      RECONNECT: { actions: 'reconnect' },
      ENGINE_FAILED: [
        {
          guard: 'canReconnect',
          actions: [{ type: 'noteLoss', params: ({ event }) => event }, 'cancelReconnect', 'scheduleReconnect'],
        },
        { guard: 'isBroken', target: '#playback.opening', actions: ['takeReload', ...restartLoading] },
        {
          guard: 'hasNextFile',
          target: 'loading',
          actions: [...takeNext, ...restartLoading],
        },
        {
          guard: 'isCutOff',
          target: 'reconnecting',
          actions: [{ type: 'noteLoss', params: ({ event }) => event }, 'wakeSources', 'clearMedia', ...restartLoading],
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
        on: { CHECK: {}, SEEK_BY: {}, SEEK_TO: {}, SEEK_TO_INSTANT: {}, GO_TO_LIVE: {}, SCAN: {} },
        always: [
          { guard: 'isEnded', target: 'ended', actions: 'endDeadline' },
          { guard: 'isPlaying', target: 'playing', actions: 'endDeadline' },
          { guard: 'isReady', target: 'paused', actions: 'endDeadline' },
        ],
      },
      ...createShownStates(playback),
      ...createScanningStates(playback),
    },
  });
}

import { and, not } from 'xstate';
import type { PlaybackSetup } from './playback-setup';
import { sendSeek } from './shown-states';

const endScan = ['stopScan', 'forgetScan'] as const;

/** Makes the states of looking for a place by a preview that runs, and of playing on from there. */
export function createScanningStates(playback: PlaybackSetup) {
  return {
    scanning: playback.createStateConfig({
      tags: 'shown',
      entry: 'pauseEngine',
      exit: endScan,
      on: {
        SCAN: { actions: ['stopScan', { type: 'turnScan', params: ({ event }) => event }, 'scheduleScan'] },
        SCAN_TICK: { actions: ['runScan', 'scheduleScan'] },
        SCAN_END: { actions: sendSeek },
        PLAY: { actions: ['intendPlay', ...sendSeek] },
        TOGGLE: { actions: ['intendPlay', ...sendSeek] },
        PAUSE: { actions: ['intendPause', ...sendSeek] },
        // A step stops the run where it is.
        SEEK_BY: {
          actions: [
            'cancelScheduledSeek',
            ...endScan,
            { type: 'previewStep', params: ({ event }) => event },
            'scheduleSeek',
          ],
        },
      },
      always: { guard: not('isPreviewing'), target: 'resuming', actions: 'applyIntent' },
    }),
    // Until the engine does again what the viewer intends: it was paused by us, which means nothing.
    resuming: playback.createStateConfig({
      tags: 'shown',
      always: [
        { guard: 'isEnded', target: 'ended' },
        { guard: 'isPlaying', target: 'playing' },
        { guard: 'isBuffering', target: 'buffering' },
        { guard: and(['isReady', not('isPreviewing')]), target: 'paused' },
      ],
    }),
  };
}

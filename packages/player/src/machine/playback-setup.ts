import type { Instant } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import { assign, cancel, raise, setup } from 'xstate';
import type { ScanDirection } from '../seek/scan-rate';
import { createEngineActions } from './engine-actions';
import { createPlaybackActors, type PlaybackActorsDeps } from './playback-actors';
import {
  withChosenSubtitles,
  withFailure,
  withNextFile,
  withoutSubtitles,
  withPreviewAt,
  withPreviewAtEdge,
  withPreviewAtInstant,
  withPreviewStep,
  withRestoredSubtitles,
  withScan,
  withScanRun,
  withSeekTarget,
  withSystemSubtitles,
} from './playback-changes';
import {
  type PlaybackContext,
  type PlaybackMachineEvent,
  type PlaybackRequest,
  type PlaybackSound,
  withoutMedia,
} from './playback-context';
import { playbackGuards } from './playback-guards';
import { playbackTiming } from './playback-timing';
import { createTelemetryActions } from './telemetry-actions';

/** Dependencies of {@link createPlaybackSetup}. */
export interface PlaybackMachineDeps extends PlaybackActorsDeps {
  readonly telemetry: Telemetry;
}

/** Names what the machine can do: its actors, guards and actions. */
export function createPlaybackSetup(deps: PlaybackMachineDeps) {
  return setup({
    types: {
      context: {} as PlaybackContext,
      events: {} as PlaybackMachineEvent,
      input: {} as PlaybackRequest,
      tags: {} as 'starting' | 'shown' | 'failed',
    },
    actors: createPlaybackActors(deps),
    delays: { consumed: playbackTiming.consumedMs },
    guards: playbackGuards,
    actions: {
      ...createEngineActions(deps.slot),
      ...createTelemetryActions(deps.telemetry),

      startDeadline: raise({ type: 'DEADLINE' }, { delay: playbackTiming.loadingTimeoutMs, id: 'deadline' }),
      endDeadline: cancel('deadline'),
      fail: assign(({ context }, { thrown }: { readonly thrown: unknown }) => withFailure(context, thrown)),

      forgetFailure: assign({ failure: undefined, earlierError: undefined, isPlayIntended: true }),

      clearEngine: assign(({ context }) => ({ ...withoutMedia(context), engine: undefined })),
      clearMedia: assign(({ context }) => withoutMedia(context)),
      takeNextFile: assign(({ context }, { thrown }: { readonly thrown: unknown }) => withNextFile(context, thrown)),

      intendPlay: assign({ isPlayIntended: true }),
      intendPause: assign({ isPlayIntended: false }),
      toggleIntent: assign({ isPlayIntended: ({ context }) => !context.isPlayIntended }),
      rememberSound: assign({ sound: (_, { volume, isMuted }: PlaybackSound) => ({ volume, isMuted }) }),
      markPlayed: assign({ hasPlayed: true }),
      markConsumed: assign({ isConsumed: true }),

      rememberSubtitles: assign(({ context }, { id }: { readonly id: string | null }) =>
        withChosenSubtitles(context, id),
      ),
      forgetSubtitles: assign(withoutSubtitles),
      rememberSystemSubtitles: assign(({ context }) => withSystemSubtitles(context)),
      markSubtitlesRestored: assign(({ context }) => withRestoredSubtitles(context)),

      previewStep: assign(({ context }, params: { readonly bySeconds: number }) =>
        withPreviewStep(context, params.bySeconds),
      ),
      previewTarget: assign(({ context }, params: { readonly atSeconds: number }) =>
        withPreviewAt(context, params.atSeconds),
      ),
      previewEdge: assign(({ context }) => withPreviewAtEdge(context)),
      previewInstant: assign(({ context }, params: { readonly at: Instant }) =>
        withPreviewAtInstant(context, params.at),
      ),
      clearPreview: assign({ previewSeconds: undefined }),
      trackSeekTarget: assign(({ context }) => withSeekTarget(context)),
      scheduleSeek: raise({ type: 'SEEK_COMMIT' }, { delay: playbackTiming.seekDelayMs, id: 'seek' }),
      cancelScheduledSeek: cancel('seek'),

      turnScan: assign(({ context }, params: { readonly direction: ScanDirection }) =>
        withScan(context, params.direction),
      ),
      runScan: assign(({ context }) => withScanRun(context)),
      scheduleScan: raise({ type: 'SCAN_TICK' }, { delay: playbackTiming.scanTickMs, id: 'scan' }),
      stopScan: cancel('scan'),
      forgetScan: assign({ scanRate: 0 }),
    },
  });
}

/** What {@link createPlaybackSetup} makes: states are written with its names. */
export type PlaybackSetup = ReturnType<typeof createPlaybackSetup>;

import type { AppError, Instant } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import { assign, cancel, raise, setup } from 'xstate';
import type { AccessMode } from '../media/access-modes';
import type { ScanDirection } from '../seek/scan-rate';
import { withAccessMode, withAudio } from './access-changes';
import { createEngineActions } from './engine-actions';
import { withStartTaken, withWindowFollowed } from './live-changes';
import { createPlaybackActors, type PlaybackActorsDeps } from './playback-actors';
import {
  withFailure,
  withNextFile,
  withoutFailure,
  withPreviewAt,
  withPreviewAtEdge,
  withPreviewAtInstant,
  withPreviewStep,
  withScan,
  withScanRun,
  withSeekSent,
  withSeekTarget,
  withStallLooked,
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
import { withLoss, withoutLoss, withRecoveryObserved, withReloadTaken, withRunOut } from './recovery-changes';
import { withAllSources } from './source-changes';
import { withChosenSubtitles, withoutSubtitles, withPendingSubtitles } from './subtitle-changes';
import { createTelemetryActions } from './telemetry-actions';

/** Dependencies of {@link createPlaybackSetup}. */
export interface PlaybackMachineDeps extends PlaybackActorsDeps {
  readonly telemetry: Telemetry;
}

/** Names what the machine can do: its actors, guards and actions. */
export function createPlaybackSetup(deps: PlaybackMachineDeps) {
  return createPlainSetup(deps).extend({
    actions: {
      climb: assign(({ context }) => withStallLooked(context)),
      takeReload: assign(({ context }) => withReloadTaken(context)),
      wakeSources: assign(({ context }) => withAllSources(context)),
      noteLoss: assign(({ context }, { error }: { readonly error: AppError }) => withLoss(context, error)),
      followRecovery: assign(({ context }) => withRecoveryObserved(context)),
      runOut: assign(({ context }) => withRunOut(context)),
      markSeekSent: assign(({ context }) => withSeekSent(context)),
      scheduleReconnect: raise({ type: 'RECONNECT' }, { delay: playbackTiming.reconnectMs, id: 'reconnect' }),
      cancelReconnect: cancel('reconnect'),

      followWindow: assign(({ context }) => withWindowFollowed(context)),
      takeStart: assign(({ context }) => withStartTaken(context)),

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

/** What a playback needs where nothing goes wrong and nobody scans. */
function createPlainSetup(deps: PlaybackMachineDeps) {
  return setup({
    types: {
      context: {} as PlaybackContext,
      events: {} as PlaybackMachineEvent,
      input: {} as PlaybackRequest,
      tags: {} as 'starting' | 'shown' | 'failed',
    },
    actors: createPlaybackActors(deps),
    delays: { consumed: playbackTiming.consumedMs, reconnect: playbackTiming.reconnectMs },
    guards: playbackGuards,
    actions: {
      ...createEngineActions(deps.slot),
      ...createTelemetryActions(deps.telemetry),

      startDeadline: raise({ type: 'DEADLINE' }, { delay: playbackTiming.loadingTimeoutMs, id: 'deadline' }),
      endDeadline: cancel('deadline'),
      fail: assign(({ context }, { thrown }: { readonly thrown: unknown }) => withFailure(context, thrown)),

      forgetFailure: assign(({ context }) => withoutFailure(context)),

      clearEngine: assign(({ context }) => ({ ...withoutMedia(context), engine: undefined })),
      clearMedia: assign(({ context }) => withoutMedia(context)),
      takeNextFile: assign(({ context }, { thrown }: { readonly thrown: unknown }) => withNextFile(context, thrown)),

      intendPlay: assign({ isPlayIntended: true }),
      intendPause: assign({ isPlayIntended: false }),
      toggleIntent: assign({ isPlayIntended: ({ context }) => !context.isPlayIntended }),
      rememberSound: assign({ sound: (_, { volume, isMuted }: PlaybackSound) => ({ volume, isMuted }) }),
      markPlayed: assign(({ context }) => ({ hasPlayed: true, ...withoutLoss(context) })),
      markConsumed: assign({ isConsumed: true }),

      rememberAudio: assign(({ context }, { id }: { readonly id: string }) => withAudio(context, id)),
      setAccessMode: assign(({ context }, { mode }: { readonly mode: AccessMode }) => withAccessMode(context, mode)),

      rememberSubtitles: assign(({ context }, { id }: { readonly id: string | null }) =>
        withChosenSubtitles(context, id),
      ),
      forgetSubtitles: assign(withoutSubtitles),
      markSubtitlesShown: assign(({ context }) => withPendingSubtitles(context)),

      previewStep: assign(
        ({ context }, { bySeconds, isHeld = false }: { readonly bySeconds: number; readonly isHeld?: boolean }) =>
          withPreviewStep(context, bySeconds, isHeld),
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
    },
  });
}

/** What {@link createPlaybackSetup} makes: states are written with its names. */
export type PlaybackSetup = ReturnType<typeof createPlaybackSetup>;

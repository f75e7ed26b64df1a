import type { AppError } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import { assign, cancel, raise, setup } from 'xstate';
import { chooseAudio } from '../media/choose-audio';
import { chooseSubtitles } from '../media/choose-subtitles';
import { toOfferedSubtitles } from '../media/offered-subtitles';
import { clampToWindow } from '../media/seek-window';
import { toPlaybackFailure } from '../playback-failure';
import { createPlaybackTelemetry } from '../playback-telemetry';
import { type PlaybackPhase, toPhase } from '../player-state';
import { createPlaybackActors, type PlaybackActorsDeps } from './playback-actors';
import {
  findSubtitles,
  type PlaybackContext,
  type PlaybackMachineEvent,
  type PlaybackRequest,
  positionOf,
  toChosenSubtitles,
  withoutMedia,
} from './playback-context';
import { playbackTiming } from './playback-timing';

/** Dependencies of {@link createPlaybackSetup}. */
export interface PlaybackMachineDeps extends PlaybackActorsDeps {
  readonly telemetry: Telemetry;
}

/** Names what the machine can do: its actors, guards and actions. */
export function createPlaybackSetup(deps: PlaybackMachineDeps) {
  const events = createPlaybackTelemetry(deps.telemetry);
  const isPhase =
    (phase: PlaybackPhase) =>
    ({ context }: { readonly context: PlaybackContext }): boolean =>
      toPhase(context.observation) === phase;
  const systemSubtitles = ({ areSystemSubtitlesPending, observation, files: [file] }: PlaybackContext) =>
    areSystemSubtitlesPending ? chooseSubtitles(toOfferedSubtitles(observation.tracks, file)) : undefined;
  const clamp = ({ observation, isLive }: PlaybackContext, seconds: number) =>
    clampToWindow(seconds, observation, isLive);

  return setup({
    types: {
      context: {} as PlaybackContext,
      events: {} as PlaybackMachineEvent,
      input: {} as PlaybackRequest,
      tags: {} as 'starting' | 'shown' | 'failed',
    },
    actors: createPlaybackActors(deps),
    delays: { consumed: playbackTiming.consumedMs },
    guards: {
      isEnded: isPhase('ended'),
      isPaused: isPhase('paused'),
      isBuffering: isPhase('buffering'),
      isPlaying: isPhase('playing'),
      /** Could show a first frame, and was not asked to go on. */
      isReady: ({ context }) => toPhase(context.observation) === 'paused' && !context.isPlayIntended,
      isConsumed: ({ context }) => context.isConsumed,
      hasNextFile: ({ context }) => context.files.length > 1,
      canSeek: ({ context }) => clamp(context, 0) !== undefined,
    },
    actions: {
      startDeadline: raise({ type: 'DEADLINE' }, { delay: playbackTiming.loadingTimeoutMs, id: 'deadline' }),
      endDeadline: cancel('deadline'),
      fail: assign({ failure: (_, params: { readonly thrown: unknown }) => toPlaybackFailure(params.thrown) }),

      releaseEngine: ({ context }) => {
        if (context.engine) deps.slot.release(context.engine);
      },
      clearEngine: assign(({ context }) => ({ ...withoutMedia(context), engine: undefined })),
      clearMedia: assign(({ context }) => withoutMedia(context)),
      takeNextFile: assign(({ context }) => ({ ...withoutMedia(context), files: context.files.slice(1) })),

      intendPlay: assign({ isPlayIntended: true }),
      intendPause: assign({ isPlayIntended: false }),
      toggleIntent: assign({ isPlayIntended: ({ context }) => !context.isPlayIntended }),
      /** Asks of the engine what the viewer wants. */
      applyIntent: ({ context: { engine, isPlayIntended }, self }) => {
        if (!isPlayIntended) engine?.pause();
        else {
          engine?.play().catch((thrown: unknown) => {
            const { status, context } = self.getSnapshot();
            if (status !== 'active' || context.engine !== engine) return;
            const error = thrown as AppError;
            self.send(
              error.code === 'media/play-refused' ? { type: 'PLAY_REFUSED' } : { type: 'ENGINE_FAILED', error },
            );
          });
        }
      },

      adjustAudio: ({ context }) => {
        const audio = chooseAudio(context.observation.tracks);
        if (audio) context.engine?.selectTrack('audio', audio.id);
      },
      selectSubtitles: ({ context }, params: { readonly id: string | null }) =>
        context.engine?.selectTrack('subtitle', params.id),
      rememberSubtitles: assign({
        areSystemSubtitlesPending: false,
        subtitles: ({ context }, params: { readonly id: string | null }) => toChosenSubtitles(context, params.id),
      }),
      /** Shows the subtitles that the set asks for, as soon as there are any. */
      showSystemSubtitles: ({ context }) => {
        const track = systemSubtitles(context);
        if (track) context.engine?.selectTrack('subtitle', track.id);
      },
      rememberSystemSubtitles: assign(({ context }) => {
        const track = systemSubtitles(context);
        return track ? { areSystemSubtitlesPending: false, subtitles: toChosenSubtitles(context, track.id) } : {};
      }),
      restoreSubtitles: ({ context }) => {
        const track = context.subtitles?.isPending ? findSubtitles(context) : undefined;
        if (track) context.engine?.selectTrack('subtitle', track.id);
      },
      markSubtitlesRestored: assign({
        subtitles: ({ context }) =>
          context.subtitles && findSubtitles(context) ? { ...context.subtitles, isPending: false } : context.subtitles,
      }),

      /** Moves the preview by a step, or begins one where the viewer is. */
      previewStep: assign({
        previewSeconds: ({ context }, params: { readonly bySeconds: number }) =>
          clamp(context, (context.previewSeconds ?? positionOf(context)) + params.bySeconds),
      }),
      previewTarget: assign({
        previewSeconds: ({ context }, params: { readonly atSeconds: number }) => clamp(context, params.atSeconds),
      }),
      scheduleSeek: raise({ type: 'SEEK_COMMIT' }, { delay: playbackTiming.seekDelayMs, id: 'seek' }),
      cancelScheduledSeek: cancel('seek'),
      clearPreview: assign({ previewSeconds: undefined }),
      /** Sends the engine to the preview. */
      seek: ({ context }) => {
        const { previewSeconds: seconds, engine } = context;
        if (seconds === undefined) return;
        events.sought(context, seconds);
        engine?.seek(seconds);
      },
      trackSeekTarget: assign(({ context: { previewSeconds: seconds, seekTarget, observation } }) => ({
        previewSeconds: undefined,
        seekTarget: seconds === undefined ? seekTarget : { seconds, fromSeconds: observation.positionSeconds },
      })),

      emitRequested: ({ context }) => events.requested(context),
      emitStarted: ({ context }) => {
        if (!context.hasPlayed) events.started(context);
      },
      markPlayed: assign({ hasPlayed: true }),
      emitConsumed: ({ context }) => events.consumed(context),
      markConsumed: assign({ isConsumed: true }),
      emitPaused: ({ context }) => events.at('playback-paused', context),
      emitResumed: ({ context }) => {
        if (context.hasPlayed) events.at('playback-resumed', context);
      },
      emitStalled: ({ context }) => {
        if (!context.observation.isSeeking) events.at('playback-stalled', context);
      },
      emitEnded: ({ context }) => events.at('playback-ended', context),
      emitLeft: ({ context }) => events.left(context),
      emitFailed: ({ context }) => events.failed(context),
    },
  });
}

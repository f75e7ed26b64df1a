import type { AppError } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import { assign, cancel, raise, setup } from 'xstate';
import { chooseAudio } from './choose-audio';
import { chooseSubtitles } from './choose-subtitles';
import { toOfferedSubtitles } from './offered-subtitles';
import { createPlaybackActors, type PlaybackActorsDeps } from './playback-actors';
import {
  findSubtitles,
  type PlaybackContext,
  type PlaybackMachineEvent,
  type PlaybackRequest,
  positionOf,
  toSubtitlesWish,
  withoutMedia,
} from './playback-context';
import { toPlaybackFailure } from './playback-failure';
import { createPlaybackTelemetryTeller } from './playback-telemetry';
import { playbackTiming } from './playback-timing';
import { type PlaybackPhase, toPhase } from './player-state';
import { clampToWindow } from './seek-window';

/** What a playback machine stands on. */
export interface PlaybackMachineDeps extends PlaybackActorsDeps {
  readonly telemetry: Telemetry;
}

/** Names what the machine can do: its actors, guards and actions. */
export function createPlaybackSetup(deps: PlaybackMachineDeps) {
  const tell = createPlaybackTelemetryTeller(deps.telemetry);
  const isPhase =
    (phase: PlaybackPhase) =>
    ({ context }: { readonly context: PlaybackContext }): boolean =>
      toPhase(context.observation) === phase;
  const dueSubtitles = ({ areSubtitlesDue, observation, files: [file] }: PlaybackContext) =>
    areSubtitlesDue ? chooseSubtitles(toOfferedSubtitles(observation.tracks, file)) : undefined;
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
      forgetEngine: assign(({ context }) => ({ ...withoutMedia(context), engine: undefined })),
      forgetMedia: assign(({ context }) => withoutMedia(context)),
      takeNextFile: assign(({ context }) => ({ ...withoutMedia(context), files: context.files.slice(1) })),

      wantPlay: assign({ isPlayIntended: true }),
      wantPause: assign({ isPlayIntended: false }),
      wantOther: assign({ isPlayIntended: ({ context }) => !context.isPlayIntended }),
      /** Asks of the engine what the viewer wants. */
      obey: ({ context: { engine, isPlayIntended }, self }) => {
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
        areSubtitlesDue: false,
        subtitles: ({ context }, params: { readonly id: string | null }) => toSubtitlesWish(context, params.id),
      }),
      /** Shows the subtitles that the set asks for, as soon as there are any. */
      showDueSubtitles: ({ context }) => {
        const track = dueSubtitles(context);
        if (track) context.engine?.selectTrack('subtitle', track.id);
      },
      settleDueSubtitles: assign(({ context }) => {
        const track = dueSubtitles(context);
        return track ? { areSubtitlesDue: false, subtitles: toSubtitlesWish(context, track.id) } : {};
      }),
      restoreSubtitles: ({ context }) => {
        const track = context.subtitles?.isPending ? findSubtitles(context) : undefined;
        if (track) context.engine?.selectTrack('subtitle', track.id);
      },
      settleSubtitles: assign({
        subtitles: ({ context }) =>
          context.subtitles && findSubtitles(context) ? { ...context.subtitles, isPending: false } : context.subtitles,
      }),

      /** Moves the preview by a step, or begins one where the viewer is. */
      step: assign({
        previewSeconds: ({ context }, params: { readonly bySeconds: number }) =>
          clamp(context, (context.previewSeconds ?? positionOf(context)) + params.bySeconds),
      }),
      aim: assign({
        previewSeconds: ({ context }, params: { readonly atSeconds: number }) => clamp(context, params.atSeconds),
      }),
      awaitQuiet: raise({ type: 'SEEK_COMMIT' }, { delay: playbackTiming.seekQuietMs, id: 'seek' }),
      endQuiet: cancel('seek'),
      forgetSteps: assign({ previewSeconds: undefined }),
      /** Sends the engine to the preview. */
      seek: ({ context }) => {
        const { previewSeconds: seconds, engine } = context;
        if (seconds === undefined) return;
        tell.sought(context, seconds);
        engine?.seek(seconds);
      },
      expectArrival: assign(({ context: { previewSeconds: seconds, wanted, observation } }) => ({
        previewSeconds: undefined,
        wanted: seconds === undefined ? wanted : { seconds, fromSeconds: observation.positionSeconds },
      })),

      tellRequested: ({ context }) => tell.requested(context),
      tellStarted: ({ context }) => {
        if (!context.hasPlayed) tell.started(context);
      },
      markPlayed: assign({ hasPlayed: true }),
      tellConsumed: ({ context }) => tell.consumed(context),
      markConsumed: assign({ isConsumed: true }),
      tellPaused: ({ context }) => tell.at('playback-paused', context),
      tellResumed: ({ context }) => {
        if (context.hasPlayed) tell.at('playback-resumed', context);
      },
      tellStalled: ({ context }) => {
        if (!context.observation.isSeeking) tell.at('playback-stalled', context);
      },
      tellEnded: ({ context }) => tell.at('playback-ended', context),
      tellLeft: ({ context }) => tell.left(context),
      tellFailed: ({ context }) => tell.failed(context),
    },
  });
}

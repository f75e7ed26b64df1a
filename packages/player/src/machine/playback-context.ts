import type { AppError, Instant, MediaSeconds } from '@fjernsyn/kernel';
import {
  type AudioWish,
  type MediaEngine,
  type MediaObservation,
  type MediaSurface,
  nothingObserved,
} from '@fjernsyn/platform';
import type { WindowMotion } from '../live/live-window';
import type { AccessMode } from '../media/access-modes';
import type { PlayableFile } from '../media/choose-media';
import type { PlaybackPreferences } from '../media/playback-preferences';
import { clampToWindow } from '../media/seek-window';
import type { PlaybackFailure } from '../playback-failure';
import type { ScanDirection, ScanRate } from '../seek/scan-rate';
import { toMomentToKeep } from './live-changes';
import { nothingToRecover, type PlaybackRecovery } from './recovery-changes';

/** What to play, and where. */
export interface PlaybackRequest {
  readonly item: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly durationSeconds?: MediaSeconds | undefined;
  };
  /** 0 is the beginning, or a live stream's edge. */
  readonly startSeconds: MediaSeconds;
  /** The moment at which a live stream begins, as a programme that is started over; its edge where there is none. */
  readonly startAt?: Instant | undefined;
  readonly surface: MediaSurface;
  /** Whether the set's own settings ask for subtitles: then some show where the viewer chooses nothing. */
  readonly areSubtitlesOn?: boolean | undefined;
  /** What the viewer has chosen before, of other items: it wins over the set's own settings. */
  readonly preferences?: PlaybackPreferences | undefined;
}

/** How loud it plays; `volume` is from 0 to 1. */
export interface PlaybackSound {
  readonly volume: number;
  readonly isMuted: boolean;
}

/** What a viewer can ask of a player. */
export type PlaybackCommand =
  | { readonly type: 'PLAY' | 'PAUSE' | 'TOGGLE' | 'RETRY' | 'CLOSE' }
  /** Steps add up, and are taken when no other has followed for 700 ms. Those of a held key grow. */
  | { readonly type: 'SEEK_BY'; readonly bySeconds: MediaSeconds; readonly isHeld?: boolean }
  | { readonly type: 'SEEK_TO'; readonly atSeconds: MediaSeconds }
  /** Drops the steps that were not taken yet, or takes them at once. */
  | { readonly type: 'SEEK_CANCEL' | 'SEEK_COMMIT' }
  /** Lets a preview run over the picture that stands, faster with each; SEEK_CANCEL goes back, and SCAN_END, SEEK_COMMIT and PLAY take it. */
  | { readonly type: 'SCAN'; readonly direction: ScanDirection }
  | { readonly type: 'SCAN_END' }
  /** Plays where a live stream is live. */
  | { readonly type: 'GO_TO_LIVE' }
  /** Goes to a moment of wall-clock time, of a stream that tells it. */
  | { readonly type: 'SEEK_TO_INSTANT'; readonly at: Instant }
  /** From 0 to 1. Nothing is asked of an engine before the first: sets have a volume of their own. */
  | ({ readonly type: 'SET_SOUND' } & PlaybackSound)
  | { readonly type: 'SELECT_AUDIO'; readonly id: string }
  /** Chooses other media or another sound, at the same place (C4.16). */
  | { readonly type: 'SET_ACCESS_MODE'; readonly mode: AccessMode }
  /** Null shows none. */
  | { readonly type: 'SELECT_SUBTITLES'; readonly id: string | null };

/** What the machine hears besides. */
export type PlaybackMachineEvent =
  | PlaybackCommand
  | { readonly type: 'OBSERVED'; readonly observation: MediaObservation }
  | { readonly type: 'ENGINE_FAILED'; readonly error: AppError }
  /** What plays goes on. */
  | { readonly type: 'SUBTITLES_FAILED'; readonly error: AppError }
  | { readonly type: 'PLAY_REFUSED' }
  | { readonly type: 'SCAN_TICK' }
  /** Once a second, while an engine is open. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'RECONNECT' }
  | { readonly type: 'DEADLINE' };

/** A place that the viewer has asked for. */
export interface SeekTarget {
  readonly seconds: MediaSeconds;
  readonly fromSeconds: MediaSeconds;
  /** Whether the engine is told only when it has arrived where it was sent before. */
  readonly isHeld?: boolean;
}

/** What the machine knows: intent, facts, and what is still to be tried. */
export interface PlaybackContext {
  readonly request: PlaybackRequest;
  readonly isLive: boolean;
  /** All that the engine can play, of every access service. */
  readonly playable: readonly PlayableFile[];
  /** What the viewer wants, whether or not what plays has it. */
  readonly wishes: PlaybackPreferences;
  /** The sound that the viewer has chosen. */
  readonly audio: AudioWish | undefined;
  /** The file that plays, and those to try after it. */
  readonly files: readonly PlayableFile[];
  readonly engine: MediaEngine | undefined;
  readonly observation: MediaObservation;
  readonly isPlayIntended: boolean;
  /** What the viewer has chosen; undefined until then. */
  readonly sound: PlaybackSound | undefined;
  readonly previewSeconds: MediaSeconds | undefined;
  /** The steps that a held key has taken, forward above 0. */
  readonly heldSteps: number;
  readonly scanRate: ScanRate;
  /** Where the engine was sent and has not arrived, and where it stood then. */
  readonly seekTarget: SeekTarget | undefined;
  /** Whether the subtitles to show are still to be found in what is loaded. */
  readonly areSubtitlesPending: boolean;
  /** Whether the subtitles that showed last could not be had. */
  readonly haveSubtitlesFailed: boolean;
  readonly hasPlayed: boolean;
  readonly isConsumed: boolean;
  readonly recovery: PlaybackRecovery;
  /** The moment at which a live stream is to begin, until it is there. */
  readonly startAt: Instant | undefined;
  readonly windowMotion: WindowMotion | undefined;
  /** Whether a pause was carried along by the window that was leaving it behind. */
  readonly hasSlid: boolean;
  readonly failure: PlaybackFailure | undefined;
  /** Why the files before the one that plays failed, where that is not for this engine alone. */
  readonly earlierError: AppError | undefined;
}

/** What the machine knows before it begins. */
export function toInitialContext(request: PlaybackRequest): PlaybackContext {
  return {
    request,
    isLive: request.item.type === 'channel',
    playable: [],
    wishes: request.preferences ?? {},
    audio: undefined,
    files: [],
    engine: undefined,
    observation: nothingObserved,
    isPlayIntended: true,
    sound: undefined,
    previewSeconds: undefined,
    heldSteps: 0,
    scanRate: 0,
    seekTarget: toSeekTarget(request.startSeconds, 0),
    areSubtitlesPending: true,
    haveSubtitlesFailed: false,
    hasPlayed: false,
    isConsumed: false,
    recovery: nothingToRecover,
    startAt: request.startAt,
    windowMotion: undefined,
    hasSlid: false,
    failure: undefined,
    earlierError: undefined,
  };
}

/** Where the viewer is: where the engine was sent, until it has arrived there. */
export function positionOf({ seekTarget, observation }: PlaybackContext): MediaSeconds {
  return seekTarget?.seconds ?? observation.positionSeconds;
}

/** What is left when the engine or the file goes: the place, and the wishes. */
export function withoutMedia(context: PlaybackContext): Partial<PlaybackContext> {
  return {
    observation: nothingObserved,
    seekTarget: toPlaceToKeep(context),
    startAt: toMomentToKeep(context, context.previewSeconds ?? positionOf(context)),
    windowMotion: undefined,
    previewSeconds: undefined,
    areSubtitlesPending: !context.haveSubtitlesFailed,
  };
}

/**
 * Where to go on: where the viewer is or was about to go, and no nearer to a film's end than can be sought; the edge of a live stream, whose
 * clock may be another one each time.
 */
function toPlaceToKeep(context: PlaybackContext): SeekTarget | undefined {
  const { isLive, observation, previewSeconds } = context;
  if (isLive) return undefined;
  const seconds = previewSeconds ?? positionOf(context);
  return toSeekTarget(clampToWindow(seconds, observation, isLive) ?? seconds, 0);
}

/** Whether a place is to be told to the engine now, that was held while it was on its way to another. */
export function isSeekDue({ seekTarget, observation }: PlaybackContext): boolean {
  return seekTarget?.isHeld === true && !observation.isSeeking;
}

/** A position to go to; none for the very beginning, where every stream begins by itself. */
export function toSeekTarget(seconds: MediaSeconds, fromSeconds: MediaSeconds): SeekTarget | undefined {
  return seconds > 0 ? { seconds, fromSeconds } : undefined;
}

const arrivalSeconds = 2;

/** Takes an observation in; sets seek by key frames, so that an arrival is near, or at least somewhere else than before. */
export function withObservation(context: PlaybackContext, observation: MediaObservation): Partial<PlaybackContext> {
  const { seekTarget } = context;
  if (!seekTarget || seekTarget.isHeld || !observation.isLoaded || observation.isSeeking) return { observation };
  const { positionSeconds } = observation;
  const hasArrived =
    Math.abs(positionSeconds - seekTarget.seconds) <= arrivalSeconds || positionSeconds !== seekTarget.fromSeconds;
  return hasArrived ? { observation, seekTarget: undefined } : { observation };
}

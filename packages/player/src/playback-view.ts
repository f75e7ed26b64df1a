import type { TimeCode } from '@fjernsyn/contracts';
import type { Instant, MediaSeconds } from '@fjernsyn/kernel';
import type { MediaRendition } from '@fjernsyn/platform';
import { canSeek } from './machine/playback-changes';
import { type PlaybackContext, positionOf } from './machine/playback-context';
import { type AccessMode, toAccessMode, toAccessModes } from './media/access-modes';
import { type OfferedAudio, toOfferedAudio } from './media/offered-audio';
import { type OfferedSubtitles, toOfferedSubtitles } from './media/offered-subtitles';
import type { PlaybackPreferences } from './media/playback-preferences';
import { type PlaybackWindow, toFilmWindow, toLiveWindow, toSecondsBehindLive } from './media/playback-window';
import type { PlaybackFailure } from './playback-failure';
import { type PlaybackFacts, type PlayerState, toPlayerState } from './player-state';
import type { ScanRate } from './seek/scan-rate';
import { toWallClock } from './time/wall-clock';

/** What a player's screen shows: codes and numbers, never sentences. */
export interface PlaybackView {
  readonly state: PlayerState;
  readonly isLive: boolean;
  readonly isPlayIntended: boolean;
  readonly positionSeconds: MediaSeconds;
  /** The position in wall-clock time, where the stream tells it. */
  readonly positionAt?: Instant;
  /** Where the viewer is about to go; shown instead of the position while it is there. */
  readonly previewSeconds?: MediaSeconds;
  /** How fast that runs by itself; 0 where it stands. */
  readonly scanRate: ScanRate;
  /** The engine's own, or the service's until the engine knows. */
  readonly durationSeconds?: MediaSeconds;
  /** What the bar stands for; empty until it is known. */
  readonly window: PlaybackWindow;
  /** Whether a pause was carried along by a live window that was leaving it behind. */
  readonly hasSlid: boolean;
  readonly canSeek: boolean;
  /** Whether a pause makes sense: of a live stream that keeps too little it does not. */
  readonly canPause: boolean;
  /** How far the viewer is behind live; 0 at the edge, and of a film. */
  readonly behindLiveSeconds: MediaSeconds;
  readonly bufferedAheadSeconds: MediaSeconds;
  /** What of several qualities shows, where the engine tells. */
  readonly rendition?: MediaRendition;
  readonly audioTracks: readonly OfferedAudio[];
  /** How it is seen and heard now, and all the ways in which it can be. */
  readonly accessMode: AccessMode;
  readonly accessModes: readonly AccessMode[];
  /** What the viewer has chosen, whether or not what plays has it: to be stored, and asked for again of another item. */
  readonly wishes: PlaybackPreferences;
  /** The parts of what plays. */
  readonly timeCodes: readonly TimeCode[];
  readonly subtitleTracks: readonly OfferedSubtitles[];
  readonly selectedSubtitleId: string | null;
  /** Whether the subtitles that showed last could not be had; none show then. */
  readonly haveSubtitlesFailed: boolean;
  readonly error?: PlaybackFailure;
  /** Whether the last picture still stands behind the error. */
  readonly isPictureKept: boolean;
}

/** Derives the view from what the machine knows. */
export function toPlaybackView(context: PlaybackContext, loadState: PlaybackFacts['loadState']): PlaybackView {
  const { observation, previewSeconds, scanRate, isPlayIntended, isLive, hasPlayed, failure, request } = context;
  const { originAt } = observation;
  const positionSeconds = positionOf(context);
  const durationSeconds = observation.durationSeconds ?? request.item.durationSeconds;
  const window = isLive ? toLiveWindow(observation) : toFilmWindow(durationSeconds);
  const subtitleTracks = toOfferedSubtitles(observation.tracks, context.files[0]);
  return {
    state: toPlayerState(
      { loadState, hasPlayed, positionSeconds, observation },
      { isPlayIntended, previewSeconds, scanRate },
    ),
    isLive,
    isPlayIntended,
    positionSeconds,
    ...(previewSeconds === undefined ? {} : { previewSeconds }),
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
    scanRate,
    window,
    hasSlid: context.hasSlid,
    canSeek: canSeek(context),
    canPause: !isLive || canSeek(context),
    ...(originAt === undefined ? {} : { positionAt: toWallClock(originAt, positionSeconds) }),
    behindLiveSeconds: toSecondsBehindLive(window, previewSeconds ?? positionSeconds),
    bufferedAheadSeconds: observation.bufferedAheadSeconds,
    ...(observation.rendition ? { rendition: observation.rendition } : {}),
    audioTracks: toOfferedAudio(observation.tracks),
    accessMode: toAccessMode(context.files[0], observation.tracks),
    accessModes: toAccessModes(context.playable, observation.tracks),
    wishes: context.wishes,
    timeCodes: context.files[0]?.timeCodes ?? [],
    subtitleTracks,
    selectedSubtitleId: subtitleTracks.find(({ isSelected }) => isSelected)?.id ?? null,
    haveSubtitlesFailed: context.haveSubtitlesFailed,
    isPictureKept: loadState === 'failed' && context.engine !== undefined,
    ...(failure && loadState === 'failed' ? { error: failure } : {}),
  };
}

/** Whether two views show the same. */
export function isSameView(one: PlaybackView, other: PlaybackView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

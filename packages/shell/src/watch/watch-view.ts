import type { PlayableItem } from '@fjernsyn/catalogue';
import type { ErrorCode } from '@fjernsyn/kernel';
import type { MediaThumbnail } from '@fjernsyn/platform';
import type { PlaybackSound, PlaybackView } from '@fjernsyn/player';
import { fullSound } from './sound';
import type { WatchControl } from './watch-keys';

/** What a watch screen shows. */
export interface WatchView {
  /** The item, from the beginning where a page has it, else once the service has answered. */
  readonly item: PlayableItem | undefined;
  /** The playback, once its code is there and a surface was given. */
  readonly playback: PlaybackView | undefined;
  readonly areControlsShown: boolean;
  /** How loud it plays, where the viewer says it here and not to a set. */
  readonly sound: PlaybackSound;
  /** Whether what plays can fill a screen that it does not fill now. */
  readonly hasFullScreen: boolean;
  /** The control that focus enters when the controls appear. */
  readonly enter: WatchControl;
  /** Thumbnails of what plays, in order of time. */
  readonly thumbnails: readonly MediaThumbnail[];
  /** Why it does not play. */
  readonly error: ErrorCode | undefined;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

/** The {@link WatchView} before anything plays. */
export function toInitialWatchView(item: PlayableItem | undefined, sound = fullSound): WatchView {
  return {
    item,
    playback: undefined,
    areControlsShown: true,
    sound,
    hasFullScreen: false,
    enter: 'play-pause',
    thumbnails: [],
    error: undefined,
    canRetry: true,
  };
}

/** Whether pictures move, or would if enough had arrived. */
export function isPlaying(playback: PlaybackView | undefined): boolean {
  return playback?.state === 'PLAYING' || playback?.state === 'BUFFERING';
}

/** Whether there is no picture yet, and nothing to control. */
export function awaitsPicture({ state }: Pick<PlaybackView, 'state'>): boolean {
  return state === 'UNKNOWN' || state === 'LOADING';
}

/** Errors that another try cannot clear: the item is missing or not for this viewer, or this set cannot play its media. */
const permanentErrors: readonly ErrorCode[] = [
  'api/not-found',
  'api/refused',
  'api/barred',
  'api/unauthorized',
  'player/video-format',
  'player/drm-protected',
  'media/unsupported',
  'media/engine-unavailable',
];

/** How a view shows an error, or none. */
export function toErrorView(error: ErrorCode | undefined): Pick<WatchView, 'error' | 'canRetry'> {
  return { error, canRetry: error === undefined || !permanentErrors.includes(error) };
}

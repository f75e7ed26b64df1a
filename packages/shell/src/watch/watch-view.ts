import type { PlayableItem, TileModel } from '@fjernsyn/catalogue';
import type { ErrorCode, Instant } from '@fjernsyn/kernel';
import type { MediaThumbnail } from '@fjernsyn/platform';
import type { PlaybackSound, PlaybackView } from '@fjernsyn/player';
import { shellErrors } from '../errors';
import { fullSound } from './sound';
import type { WatchControl } from './watch-keys';

/** What can play next. */
export interface NextPlayable extends PlayableItem {
  readonly description?: string | undefined;
  /** The address of its picture in a width of CSS pixels, for so many pixels of the screen in each. */
  image(widthPx: number, pixelRatio?: number): string | undefined;
}

/** What a channel sends at the place of the viewer. */
export interface WatchedProgramme {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** Whether it can be watched from its start. */
  readonly hasStartOver: boolean;
}

/** What is offered once something has ended. */
export interface WatchEnd {
  readonly next: NextPlayable | undefined;
  /** What goes well with it, as rails show it. */
  readonly suggestions: readonly TileModel[];
  /** Whether what plays next could not be read (C5.1, C8.6). */
  readonly hasNextFailed: boolean;
}

/** What a watch screen shows. */
export interface WatchView {
  /** The item, from the beginning where a page has it, else once the service has answered. */
  readonly item: PlayableItem | undefined;
  /** The playback, once its code is there and a surface was given. */
  readonly playback: PlaybackView | undefined;
  /** Whether it is a film, what is on now, or a programme of a channel from its start. */
  readonly kind: 'film' | 'live' | 'startOver';
  /** What can be skipped at this place. */
  readonly offer: { readonly type: 'skip-intro' | 'skip-summary' } | undefined;
  /** What plays next, from where the end is near; without `secondsLeft` it waits for the viewer. */
  readonly upNext: { readonly item: NextPlayable; readonly secondsLeft: number | undefined } | undefined;
  /** Whether it is known that something comes next, also before that is offered. */
  readonly hasNext: boolean;
  /** Undefined until it has ended. */
  readonly end: WatchEnd | undefined;
  /** Whether the viewer is asked if anybody is still there; what comes next waits for the answer. */
  readonly isChainQuestion: boolean;
  /** Of a channel; another one once this is over. */
  readonly programme: WatchedProgramme | undefined;
  /** Where programmes begin within what a channel's bar stands for. */
  readonly boundaries: readonly Instant[];
  readonly canPictureInPicture: boolean;
  /** Whether the item has a page of its own. */
  readonly hasDetails: boolean;
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
    ...toItemView(item),
    playback: undefined,
    offer: undefined,
    upNext: undefined,
    hasNext: false,
    end: undefined,
    isChainQuestion: false,
    programme: undefined,
    boundaries: [],
    canPictureInPicture: false,
    areControlsShown: true,
    sound,
    hasFullScreen: false,
    enter: 'play-pause',
    thumbnails: [],
    error: undefined,
    canRetry: true,
  };
}

/** The view as another item begins in the place of this one. */
export function toNextWatchView(
  { sound, hasFullScreen, canPictureInPicture }: WatchView,
  item: PlayableItem | undefined,
): WatchView {
  return { ...toInitialWatchView(item, sound), hasFullScreen, canPictureInPicture };
}

/** What a view shows of its item, which plays as its type says where nobody else does. */
export function toItemView(item: PlayableItem | undefined): Pick<WatchView, 'item' | 'kind' | 'hasDetails'> {
  return { item, kind: item?.type === 'channel' ? 'live' : 'film', hasDetails: item?.path !== undefined };
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
  shellErrors.programmeBarred,
  shellErrors.programmeBlackedOut,
  'api/not-found',
  'api/refused',
  'api/barred',
  'api/unauthorized',
  'player/video-format',
  'player/drm-protected',
  'player/geo-blocked',
  'media/unsupported',
  'media/engine-unavailable',
];

/** Whether an error is no failure: what a channel sends is withheld until something else is on. */
export function isWithheld(error: ErrorCode | undefined): boolean {
  return error === shellErrors.programmeBarred || error === shellErrors.programmeBlackedOut;
}

/** How a view shows an error, or none. */
export function toErrorView(error: ErrorCode | undefined): Pick<WatchView, 'error' | 'canRetry'> {
  return { error, canRetry: error === undefined || !permanentErrors.includes(error) };
}

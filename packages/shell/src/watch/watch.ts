import type { ItemDetailModel } from '@fjernsyn/catalogue';
import type { FocusEngine, InputAction } from '@fjernsyn/focus';
import { createObservable, type ErrorCode, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { MediaSurface, MediaThumbnail } from '@fjernsyn/platform';
import type { Playback, PlaybackCommand, PlaybackRequest, PlaybackView } from '@fjernsyn/player';
import { shellErrors } from '../errors';
import { pauseWhileSuspended } from './pause-while-suspended';
import { reactToWatchKey, type WatchCommand, type WatchControl } from './watch-keys';
import { createWatchPreparation, type WatchPreparationDeps } from './watch-preparation';

/** How long the controls stay without a key while something plays (reading "Player"). */
export const controlsIdleMs = 5_000;

/** How far a press of an arrow seeks. */
export const seekStepSeconds = 10;

/** How the focus id of a seek bar ends: where it stands, left and right seek. */
export const seekBarPath = '/seek/bar';

/** What a watch screen shows. */
export interface WatchView {
  /** The item, once the service has told it. */
  readonly item: ItemDetailModel | undefined;
  /** The playback, once its code is there and a surface was given. */
  readonly playback: PlaybackView | undefined;
  readonly areControlsShown: boolean;
  /** Where focus enters when the controls appear. */
  readonly enter: WatchControl;
  /** Small pictures of what plays, in order of time. */
  readonly thumbnails: readonly MediaThumbnail[];
  /** Why it does not play. */
  readonly error: ErrorCode | undefined;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

/** Something that is watched: from its opening until the viewer leaves. Its methods are free of `this`. */
export interface Watch {
  readonly view: Observed<WatchView>;
  /** Gives the surface to play on; the returned function takes it away, and resolves when the decoder is free. */
  attach(surface: MediaSurface): () => Promise<void>;
  /** Takes an action of the remote; answers whether it was used. */
  handle(action: InputAction): boolean;
  /** Does what a control on the screen asks for. */
  command(command: WatchCommand): void;
  seekTo(positionSeconds: number): void;
  /** Shows the subtitles of a track; null turns them off. */
  selectSubtitle(id: string | null): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Shows the controls, as when the pointer moves. */
  wake(): void;
}

/** Dependencies of {@link createWatch}. */
export interface WatchDeps extends WatchPreparationDeps {
  readonly focus: FocusEngine;
  readonly dir: 'ltr' | 'rtl';
  /** Whether the service can be reached. */
  readonly online: Observed<boolean>;
  /** Leaves the screen. */
  readonly leave: () => void;
}

const initialView: WatchView = {
  item: undefined,
  playback: undefined,
  areControlsShown: true,
  enter: 'play-pause',
  thumbnails: [],
  error: undefined,
  canRetry: true,
};

/** Errors that another try cannot clear: the item is missing or not for this viewer, or this set cannot play its media. */
const permanentErrors: readonly ErrorCode[] = [
  'api/not-found',
  'api/refused',
  'api/unauthorized',
  'player/video-format',
  'player/drm-protected',
  'media/unsupported',
  'media/engine-unavailable',
];

/** Errors that may clear when the network is back. */
const networkErrors: readonly ErrorCode[] = [
  'media/network',
  'media/engine-unreachable',
  'http/unreachable',
  'player/loading-timeout',
];

const playbackCommands: Readonly<Record<Exclude<WatchCommand, 'leave'>, readonly PlaybackCommand[]>> = {
  play: [{ type: 'PLAY' }],
  // Without steps that wait, taking them does nothing.
  pause: [{ type: 'SEEK_COMMIT' }, { type: 'PAUSE' }],
  toggle: [{ type: 'TOGGLE' }],
  'seek-backward': [{ type: 'SEEK_BY', bySeconds: -seekStepSeconds }],
  'seek-forward': [{ type: 'SEEK_BY', bySeconds: seekStepSeconds }],
  'take-seek': [{ type: 'SEEK_COMMIT' }, { type: 'PLAY' }],
  'cancel-seek': [{ type: 'SEEK_CANCEL' }],
};

/** Opens something to watch: it plays as soon as it is there and has a surface. */
export function createWatch(deps: WatchDeps): Watch {
  const { clock } = deps.ports;
  const preparation = createWatchPreparation(deps);
  const view = createObservable(initialView);
  let surface: MediaSurface | undefined;
  let current: Playback | undefined;
  let stopHearing: Unsubscribe | undefined;
  let stopIdle: Unsubscribe | undefined;

  const change = (part: Partial<WatchView>): void => view.set({ ...view.get(), ...part });

  const failureOf = (error: ErrorCode | undefined) => ({
    error,
    canRetry: error === undefined || !permanentErrors.includes(error),
  });

  const isPlaying = (): boolean => {
    const state = view.get().playback?.state;
    return state === 'PLAYING' || state === 'BUFFERING';
  };

  const hideWhenIdle = (): void => {
    stopIdle?.();
    stopIdle = clock.after(controlsIdleMs, () => {
      if (isPlaying()) change({ areControlsShown: false });
      else hideWhenIdle();
    });
  };

  const show = (enter: WatchControl = view.get().enter): void => {
    hideWhenIdle();
    if (!view.get().areControlsShown) change({ areControlsShown: true, enter });
  };

  const send = (event: PlaybackCommand): void => current?.send(event);

  const command = (asked: WatchCommand): void => {
    hideWhenIdle();
    if (asked === 'leave') deps.leave();
    else playbackCommands[asked].forEach(send);
  };

  const open = async (on: MediaSurface): Promise<void> => {
    try {
      const { item, player } = await preparation.prepared();
      // The viewer may have left meanwhile.
      if (surface !== on) return;
      let isAsked = false;
      const opened = player.open({
        ...{ item: toPlayed(item), startSeconds: 0, surface: on },
        areSubtitlesOn: deps.ports.device.captions?.()?.isOn,
      });
      const hear = (): void => {
        const playing = opened.getSnapshot();
        change({ item, playback: playing, ...failureOf(playing.error?.reason) });
        if (isAsked || !isPlaying()) return;
        isAsked = true;
        void opened.loadThumbnails().then((thumbnails) => surface === on && change({ thumbnails }));
      };
      current = opened;
      const ends = [
        opened.subscribe(hear),
        pauseWhileSuspended({ ...deps.ports, playback: opened }),
        deps.online.subscribe(() => {
          const { error } = view.get();
          if (deps.online.get() && error && networkErrors.includes(error)) send({ type: 'RETRY' });
        }),
      ];
      stopHearing = () => {
        for (const end of ends) end();
      };
      hear();
      hideWhenIdle();
    } catch (thrown) {
      if (surface === on) change(failureOf(toAppError(thrown, shellErrors.unexpected).code));
    }
  };

  return {
    view,
    command,
    attach(given) {
      surface = given;
      void open(given);
      return async () => {
        const closing = current;
        surface = undefined;
        current = undefined;
        stopHearing?.();
        stopIdle?.();
        await closing?.close();
      };
    },
    handle(action) {
      const { areControlsShown, error, playback } = view.get();
      const reaction = reactToWatchKey(action, {
        areControlsShown,
        isPlaying: isPlaying(),
        isSeekPending: playback?.previewSeconds !== undefined,
        hasFailed: error !== undefined,
        isSeekBarFocused: deps.focus.getFocused()?.endsWith(seekBarPath) === true,
        dir: deps.dir,
      });
      if (reaction.type === 'pass') {
        if (areControlsShown && current) hideWhenIdle();
        return false;
      }
      if (reaction.type === 'hide') change({ areControlsShown: false });
      else {
        show(reaction.enter);
        if (reaction.command) command(reaction.command);
      }
      return true;
    },
    seekTo: (positionSeconds) => send({ type: 'SEEK_TO', atSeconds: positionSeconds }),
    selectSubtitle: (id) => send({ type: 'SELECT_SUBTITLES', id }),
    retry() {
      if (current) send({ type: 'RETRY' });
      else if (surface) {
        change({ error: undefined });
        void open(surface);
      }
    },
    wake: () => show(),
  };
}

/** What the player must know of an item. */
function toPlayed({ item, title }: ItemDetailModel): PlaybackRequest['item'] {
  return { id: item.id, type: item.type, title, durationSeconds: item.duration };
}

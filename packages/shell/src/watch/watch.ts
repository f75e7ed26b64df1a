import type { InputAction } from '@fjernsyn/focus';
import { createObservable, type DurationMs, type Observable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, MediaSurface, Ports } from '@fjernsyn/platform';
import type { PlaybackSound } from '@fjernsyn/player';
import { createControlsVisibility } from './controls-visibility';
import { changeSound, isSoundCommand } from './sound';
import { playbackCommands } from './watch-commands';
import { reactToWatchKey, type WatchCommand } from './watch-keys';
import { createWatchPlayback, type WatchPlaybackDeps } from './watch-playback';
import { awaitsPicture, isPlaying, toInitialWatchView, type WatchView } from './watch-view';

/** For how long after the last step of a seek OK plays on from there and does not pause. */
export const seekMeantMs: DurationMs = 2_000;

/** Where the viewer is on the watch screen when an action comes. */
export interface WatchFocus {
  /** On the seek bar, where left and right seek. */
  readonly isSeekBarFocused: boolean;
}

/** Something that is watched: from its opening until the viewer leaves. Its methods are free of `this`. */
export interface Watch {
  readonly view: Observed<WatchView>;
  /** Gives the surface to play on; the returned function takes it away, and resolves when the decoder is free. */
  attach(surface: MediaSurface): () => Promise<void>;
  /** Takes an action of the remote; answers whether it was used. */
  handle(action: InputAction, at: WatchFocus): boolean;
  /** Does what a control on the screen asks for. */
  command(command: WatchCommand): void;
  seekTo(positionSeconds: number): void;
  /** Shows the subtitles of a track; null turns them off. */
  selectSubtitle(id: string | null): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Shows the controls, as when the pointer moves. */
  showControls(): void;
}

/** Dependencies of {@link createWatch}. */
export interface WatchDeps extends Omit<WatchPlaybackDeps, 'view' | 'onOpened' | 'onChanged'> {
  /** The reading direction of the moment. */
  readonly dir: () => 'ltr' | 'rtl';
  /** How loud the viewer has said that things play, from one that is watched to the next. */
  readonly sound: Observable<PlaybackSound | undefined>;
  readonly ports: WatchPlaybackDeps['ports'] & Pick<Ports, 'fullScreen'>;
}

/** Opens an item to watch: its media files are asked for at once, and it plays as soon as all is there and has a surface. */
export function createWatch(deps: WatchDeps): Watch {
  const { item, ports, dir, leave } = deps;
  const view = createObservable(toInitialWatchView(item.state.get(), deps.sound.get()));
  if (ports.fullScreen) view.set({ ...view.get(), hasFullScreen: true });
  const controls = createControlsVisibility(ports.clock, view);
  const seeks = createSeekMemory(ports.clock);
  const playback = createWatchPlayback({
    ...deps,
    view,
    onOpened: controls.extend,
    onChanged(before, now) {
      if (now.state === 'ENDED' && before?.state !== 'ENDED') controls.show('play-pause');
      // They come with the picture, and then have all their time.
      else if (before && awaitsPicture(before) && !awaitsPicture(now)) controls.extend();
    },
  });
  item.state.subscribe(() => view.set({ ...view.get(), item: item.state.get() }));

  const setSound = (sound: PlaybackSound): void => {
    deps.sound.set(sound);
    view.set({ ...view.get(), sound });
    playback.send({ type: 'SET_SOUND', ...sound });
  };

  const command = (asked: WatchCommand): void => {
    controls.extend();
    if (asked === 'seek-backward' || asked === 'seek-forward') seeks.remember();
    if (asked === 'leave') leave();
    else if (asked === 'full-screen') ports.fullScreen?.toggle();
    else if (isSoundCommand(asked)) setSound(changeSound(view.get().sound, asked));
    else playbackCommands[asked].forEach(playback.send);
  };

  return {
    view,
    command,
    attach(surface) {
      const detach = playback.attach(surface);
      return () => {
        controls.stop();
        seeks.stop();
        return detach();
      };
    },
    handle(action, { isSeekBarFocused }) {
      const { areControlsShown, error, playback: shown } = view.get();
      const reaction = reactToWatchKey(action, {
        areControlsShown,
        isPlaying: isPlaying(shown),
        isSeekPending: shown?.previewSeconds !== undefined,
        isSeekRecent: seeks.isRecent(),
        hasFailed: error !== undefined,
        isSeekBarFocused,
        dir: dir(),
      });
      if (reaction.type === 'pass') {
        if (areControlsShown && playback.isOpen()) controls.extend();
        return false;
      }
      if (reaction.type === 'hide') controls.hide();
      else {
        controls.show(reaction.enter);
        if (reaction.command) command(reaction.command);
      }
      return true;
    },
    seekTo: (positionSeconds) => playback.send({ type: 'SEEK_TO', atSeconds: positionSeconds }),
    selectSubtitle: (id) => playback.send({ type: 'SELECT_SUBTITLES', id }),
    retry: playback.retry,
    showControls: () => controls.show(),
  };
}

/** Knows for a while that a step of a seek was taken. */
function createSeekMemory(clock: Pick<Clock, 'after'>) {
  let isRecent = false;
  let cancel: Unsubscribe = () => undefined;
  return {
    isRecent: () => isRecent,
    remember() {
      cancel();
      isRecent = true;
      cancel = clock.after(seekMeantMs, () => {
        isRecent = false;
      });
    },
    stop: () => cancel(),
  };
}

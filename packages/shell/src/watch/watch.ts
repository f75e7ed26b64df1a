import type { PlayableItem } from '@fjernsyn/catalogue';
import type { InputAction } from '@fjernsyn/focus';
import { createObservable, type Observable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { MediaSurface, Ports } from '@fjernsyn/platform';
import type { AccessMode, PlaybackSound } from '@fjernsyn/player';
import { type AskForAccountDeps, askForAccount } from './ask-for-account';
import { type ChannelCourseDeps, createChannelCourse } from './channel-course';
import { createControlsVisibility } from './controls-visibility';
import { createKeyHandler, type WatchFocus } from './key-handler';
import { createOutsideDisplay } from './outside-display';
import type { PlayedItem } from './played-item';
import { createSeekMemory } from './seek-memory';
import { createSequel, type Sequel, type SequelDeps } from './sequel';
import { isSoundCommand } from './sound';
import { createSubtitleStyling, type SubtitleStyling } from './subtitle-style';
import {
  isPlayingCommand,
  isSeekStep,
  playbackCommands,
  type SurroundingCommand,
  type WatchCommand,
} from './watch-commands';
import { createWatchPlayback, type WatchPlayback, type WatchPlaybackDeps } from './watch-playback';
import { createWatchSound } from './watch-sound';
import { awaitsPicture, toInitialWatchView, toItemView, toNextWatchView, type WatchView } from './watch-view';

/** Something that is watched: from its opening until the viewer leaves. Its methods are free of `this`. */
export interface Watch {
  readonly view: Observed<WatchView>;
  /** Gives the surface to play on; the returned function takes it away, and resolves when the decoder is free. */
  attach(surface: MediaSurface): () => Promise<void>;
  /** Takes an action of the remote; answers whether it was used. */
  handle(action: InputAction, at: WatchFocus): boolean;
  /** Does what a control on the screen asks for. */
  command(command: WatchCommand): void;
  /** Plays another item in the place of this one: it takes the place's address, and Back leads where it led before. */
  playItem(itemId: string): void;
  seekTo(positionSeconds: number): void;
  /** Shows the subtitles of a track; null turns them off. */
  selectSubtitle(id: string | null): void;
  selectAudio(id: string): void;
  /** Shows another version of what plays, or plays another sound, at its place. */
  selectAccessMode(mode: AccessMode): void;
  /** How the viewer wants subtitles to look. */
  readonly subtitleStyling: SubtitleStyling;
  /** From 0 to 1: another volume is heard. */
  setVolume(volume: number): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Shows the controls, as when the pointer moves. */
  showControls(): void;
  /** Lets the controls stay for as long as somebody holds them, as while a menu is open or a reader is on. */
  holdControls(): Unsubscribe;
}

/** Dependencies of {@link createWatch}. */
export interface WatchDeps extends Omit<WatchPlaybackDeps, 'view' | 'admit' | 'onOpened' | 'onChanged'> {
  /** Makes another item to play, which may be known. */
  readonly toItem: (id: string, known?: PlayableItem) => PlayedItem;
  /** Gives the place the address of the item that plays in it now. */
  readonly readdress: (item: PlayableItem) => void;
  /** Opens a page, or goes back to it where it lies directly behind. */
  readonly openPage: (path: string) => void;
  /** The reading direction of the moment. */
  readonly dir: () => 'ltr' | 'rtl';
  /** How loud the viewer has said that things play, from one that is watched to the next. */
  readonly sound: Observable<PlaybackSound | undefined>;
  readonly ports: WatchPlaybackDeps['ports'] &
    Pick<Ports, 'fullScreen' | 'nowPlaying' | 'pictureInPicture' | 'speech' | 'store'> &
    SequelDeps['ports'];
  readonly sequelReader: SequelDeps['sequelReader'];
  readonly viewer: ChannelCourseDeps['viewer'];
  readonly programmes: ChannelCourseDeps['programmes'];
  /** The service's time. */
  readonly time: ChannelCourseDeps['time'];
  readonly loadPlayer: WatchPlaybackDeps['loadPlayer'] & SequelDeps['loadPlayer'];
}

/** Opens an item to watch: its media files are asked for at once, and it plays as soon as all is there and has a surface. */
export function createWatch(deps: WatchDeps): Watch {
  const { ports, dir } = deps;
  const view = createObservable(toFirstView(deps));
  const controls = createControlsVisibility(ports, view);
  const channel = createChannelCourse({ ...deps, view, withhold: (reason) => playback.withhold(reason) });
  const seeks = createSeekMemory(ports.clock);
  const playback = createWatchPlayback({
    ...deps,
    view,
    admit: channel.admit,
    onOpened: controls.extend,
    onChanged(before, now) {
      sequel.follow(now);
      channel.follow(now);
      if (now.state === 'ENDED' && before?.state !== 'ENDED') controls.show('play-pause');
      // They come with the picture, and then have all their time.
      else if (before && awaitsPicture(before) && !awaitsPicture(now)) controls.extend();
    },
  });
  let stopItem = showItem(view, deps.item);
  const sound = createWatchSound({ view, sound: deps.sound, playback });

  const playItem = (itemId: string, known?: PlayableItem): void => {
    const item = deps.toItem(itemId, known);
    stopItem();
    view.set(toNextWatchView(view.get(), item.state.get()));
    stopItem = showItem(view, item, deps.readdress);
    sequel.begin(itemId);
    channel.begin();
    playback.play(item);
    controls.show('play-pause');
  };
  const seekTo = (atSeconds: number): void => playback.send({ type: 'SEEK_TO', atSeconds });

  const sequel = createSequel({ ...deps, view, seekTo, playNext: (next) => playItem(next.id, next) });
  sequel.begin(deps.item.id);
  const surrounding = surroundingCommands({ ...deps, account: deps, view, sequel, playback });

  const command = (asked: WatchCommand): void => {
    controls.extend();
    if (isSeekStep(asked)) seeks.remember();
    if (isSoundCommand(asked)) sound.command(asked);
    else if (isPlayingCommand(asked)) playbackCommands[asked].forEach(playback.send);
    else surrounding[asked]();
  };
  const outside = createOutsideDisplay({ ports, view, command });

  return {
    view,
    command,
    handle: createKeyHandler({ view, controls, seeks, command, dir, ports, isOpen: playback.isOpen }),
    playItem: (itemId) => playItem(itemId),
    attach(surface) {
      const detach = playback.attach(surface);
      return () => {
        for (const part of [controls, seeks, sequel, channel, outside]) part.stop();
        return detach();
      };
    },
    seekTo,
    ...mediaChoicesOf(playback),
    subtitleStyling: createSubtitleStyling(ports.store),
    setVolume: sound.setVolume,
    retry: playback.retry,
    showControls: () => controls.show(),
    holdControls: controls.hold,
  };
}

/** What the viewer chooses of the media that play. */
function mediaChoicesOf({
  send,
}: Pick<WatchPlayback, 'send'>): Pick<Watch, 'selectSubtitle' | 'selectAudio' | 'selectAccessMode'> {
  return {
    selectSubtitle: (id) => send({ type: 'SELECT_SUBTITLES', id }),
    selectAudio: (id) => send({ type: 'SELECT_AUDIO', id }),
    selectAccessMode: (mode) => send({ type: 'SET_ACCESS_MODE', mode }),
  };
}

/** The view before anything plays, with what the device can do. */
function toFirstView({ item, sound, ports }: Pick<WatchDeps, 'item' | 'sound' | 'ports'>): WatchView {
  return {
    ...toInitialWatchView(item.state.get(), sound.get()),
    hasFullScreen: ports.fullScreen !== undefined,
    canPictureInPicture: ports.pictureInPicture !== undefined,
  };
}

/** Shows an item as soon as it is known, and tells of it then. */
function showItem(
  view: Observable<WatchView>,
  { state }: PlayedItem,
  onKnown?: (item: PlayableItem) => void,
): Unsubscribe {
  const show = (): void => {
    const item = state.get();
    if (item === undefined) return;
    view.set({ ...view.get(), ...toItemView(item) });
    onKnown?.(item);
  };
  show();
  return state.subscribe(show);
}

/** Dependencies of {@link surroundingCommands}. */
interface SurroundingDeps extends Pick<WatchDeps, 'ports' | 'leave' | 'openPage'> {
  readonly account: AskForAccountDeps;
  readonly view: Observable<WatchView>;
  readonly sequel: Sequel;
  readonly playback: Pick<WatchPlayback, 'send'>;
}

/** What a command means that is not the player's alone. */
function surroundingCommands({
  ports,
  view,
  leave,
  openPage,
  account,
  sequel,
  playback,
}: SurroundingDeps): Readonly<Record<SurroundingCommand, () => void>> {
  return {
    leave,
    'full-screen': () => ports.fullScreen?.toggle(),
    'picture-in-picture': () => ports.pictureInPicture?.toggle(),
    details() {
      const path = view.get().item?.path;
      if (path !== undefined) openPage(path);
    },
    skip: sequel.skip,
    next: sequel.next,
    'cancel-next': sequel.cancelNext,
    'keep-watching': sequel.keepWatching,
    async 'start-over'() {
      const { programme } = view.get();
      if (!programme?.hasStartOver || !(await askForAccount(account, 'account-catalog'))) return;
      playback.send({ type: 'SEEK_TO_INSTANT', at: programme.startAt });
      view.set({ ...view.get(), kind: 'startOver' });
    },
  };
}

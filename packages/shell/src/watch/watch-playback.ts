import type { PlayableItem } from '@fjernsyn/catalogue';
import { type ErrorCode, type Observable, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { MediaSurface, Ports } from '@fjernsyn/platform';
import type { Playback, PlaybackCommand, PlaybackSound, PlaybackView, Player } from '@fjernsyn/player';
import type { Recovery } from '../connectivity/recovery';
import { shellErrors } from '../errors';
import { type Access, type AccessDeps, createAccess } from './access';
import { createMediaAhead } from './media-ahead';
import { pauseWhileSuspended } from './pause-while-suspended';
import type { PlayedItem } from './played-item';
import { createViewerMedia } from './viewer-media';
import { isPlaying, toErrorView, type WatchView } from './watch-view';

/** Dependencies of {@link createWatchPlayback}. */
export interface WatchPlaybackDeps extends AccessDeps {
  readonly item: PlayedItem;
  readonly ports: Pick<Ports, 'clock' | 'device' | 'lifecycle' | 'mediaEngines' | 'telemetry'>;
  /** Fetches the player's code. */
  readonly loadPlayer: () => Promise<Pick<typeof import('@fjernsyn/player'), 'createPlayer'>>;
  /** Tells when what has failed is asked for again. */
  readonly recovery: Pick<Recovery, 'subscribe'>;
  readonly view: Observable<WatchView>;
  /** Leaves the screen. */
  readonly leave: () => void;
  /** How loud the viewer has said that things play. */
  readonly sound: Observed<PlaybackSound | undefined>;
  /** Runs when a playback was opened. */
  readonly onOpened: () => void;
  /** Runs when a playback has changed, after the view shows it. */
  readonly onChanged: (before: PlaybackView | undefined, now: PlaybackView) => void;
}

/** Plays the item of a watch on the surface that it is given. */
export interface WatchPlayback {
  /** Gives the surface to play on; the returned function takes it away, and resolves when the decoder is free. */
  attach(surface: MediaSurface): () => Promise<void>;
  /** Whether a playback is open. */
  isOpen(): boolean;
  /** Hands a command to the playback, where one is open. */
  send(command: PlaybackCommand): void;
  /** Tries again after a failure. */
  retry(): void;
}

/** Errors that may clear when the network is back. */
const networkErrors: readonly ErrorCode[] = [
  'media/network',
  'media/engine-unreachable',
  'http/unreachable',
  'player/loading-timeout',
];

interface Opened {
  readonly playback: Playback;
  readonly stop: Unsubscribe;
}

/** Makes the {@link WatchPlayback}; the media files are asked for at once. */
export function createWatchPlayback(deps: WatchPlaybackDeps): WatchPlayback {
  const { view } = deps;
  const media = createMediaAhead(createViewerMedia(deps.reading.api, deps.session), deps.item.id);
  const access = createAccess(deps, deps.item.id);
  let player: Player | undefined;
  let surface: MediaSurface | undefined;
  let opened: Opened | undefined;
  media.ask();

  const open = async (on: MediaSurface): Promise<void> => {
    try {
      const [item, { createPlayer }] = await Promise.all([deps.item.load(), deps.loadPlayer()]);
      // The viewer may have left meanwhile.
      if (surface !== on) return;
      const { mediaEngines, clock, telemetry, device } = deps.ports;
      const formats = device.mediaFormats;
      player ??= createPlayer({ mediaEngines, clock, telemetry, formats, resolveMedia: media.resolve });
      const playback = player.open({
        item: toRequestedItem(item),
        startSeconds: 0,
        surface: on,
        areSubtitlesOn: device.captions?.()?.isOn,
      });
      const sound = deps.sound.get();
      if (sound) playback.send({ type: 'SET_SOUND', ...sound });
      opened = { playback, stop: followPlayback(playback, access, deps) };
      deps.onOpened();
    } catch (thrown) {
      const error = toErrorView(toAppError(thrown, shellErrors.unexpected).code);
      if (surface === on) view.set({ ...view.get(), ...error });
    }
  };

  const retry = (): void => {
    if (opened) opened.playback.send({ type: 'RETRY' });
    else if (surface) {
      view.set({ ...view.get(), error: undefined });
      deps.item.retry();
      media.ask();
      void open(surface);
    }
  };

  const recover = (): void => {
    const { error } = view.get();
    if (error && networkErrors.includes(error)) retry();
  };

  return {
    attach(given) {
      surface = given;
      const stopRecovery = deps.recovery.subscribe(recover);
      void open(given);
      return async () => {
        const closing = opened;
        stopRecovery();
        surface = undefined;
        opened = undefined;
        closing?.stop();
        await closing?.playback.close();
      };
    },
    isOpen: () => opened !== undefined,
    send: (command) => opened?.playback.send(command),
    retry,
  };
}

/** Keeps the view as the playback is, and acts on what happens around it. */
function followPlayback(
  playback: Playback,
  access: Access,
  { ports, view, leave, onChanged }: WatchPlaybackDeps,
): Unsubscribe {
  let isStopped = false;
  let isAsking = false;
  let areThumbnailsAsked = false;
  /** Asks the viewer for what is missing, over the screen as it is; who does not give it is led back to where they were. */
  const askFor = (error: ErrorCode | undefined): boolean => {
    const asking = access.ask(error);
    isAsking = asking !== undefined;
    void asking?.then((outcome) => {
      isAsking = false;
      if (isStopped) return;
      if (outcome === 'retry') playback.send({ type: 'RETRY' });
      else if (outcome === 'leave') leave();
      else update();
    });
    return isAsking;
  };
  const update = (): void => {
    const snapshot = playback.getSnapshot();
    if (isAsking || askFor(snapshot.error?.reason)) return;
    const before = view.get().playback;
    view.set({ ...view.get(), playback: snapshot, ...toErrorView(snapshot.error?.reason) });
    onChanged(before, snapshot);
    if (isPlaying(snapshot)) access.given();
    if (areThumbnailsAsked || !isPlaying(snapshot)) return;
    areThumbnailsAsked = true;
    void playback.loadThumbnails().then((thumbnails) => isStopped || view.set({ ...view.get(), thumbnails }));
  };
  const ends = [
    playback.subscribe(update),
    pauseWhileSuspended({ lifecycle: ports.lifecycle, clock: ports.clock, playback }),
  ];
  update();
  return () => {
    isStopped = true;
    for (const end of ends) end();
  };
}

/** What the player must know of an item. */
function toRequestedItem({ id, type, title, durationSeconds }: PlayableItem) {
  return { id, type, title, durationSeconds };
}

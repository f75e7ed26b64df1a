import type { PlayableItem } from '@fjernsyn/catalogue';
import type { ErrorCode, Observable, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Playback, PlaybackView } from '@fjernsyn/player';
import type { Access } from './access';
import { followPosition } from './follow-position';
import type { KeepPreferences, KeptPreferences } from './kept-preferences';
import { pauseWhileSuspended } from './pause-while-suspended';
import { isPlaying, toErrorView, type WatchView } from './watch-view';
import type { WatchedPositions } from './watched-positions';

/** Dependencies of {@link followPlayback}. */
export interface FollowPlaybackDeps {
  readonly ports: Pick<Ports, 'clock' | 'lifecycle'>;
  readonly view: Observable<WatchView>;
  readonly positions: Pick<WatchedPositions, 'leftAt' | 'keeper'>;
  readonly preferences: KeptPreferences;
  /** Leaves the screen. */
  readonly leave: () => void;
  /** Runs when a playback has changed, after the view shows it. */
  readonly onChanged: (before: PlaybackView | undefined, now: PlaybackView) => void;
}

/** A playback that is open, of an item. */
export interface FollowedPlayback {
  readonly playback: Playback;
  readonly item: PlayableItem;
  readonly access: Access;
}

/** Keeps the view as the playback is, and acts on what happens around it. */
export function followPlayback(
  { playback, item, access }: FollowedPlayback,
  { ports, view, leave, positions, preferences, onChanged }: FollowPlaybackDeps,
): Unsubscribe {
  const { clock, lifecycle } = ports;
  const keep = positions.keeper();
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
    view.set({ ...view.get(), playback: snapshot, ...toErrorView(access.reasonOf(snapshot.error?.reason)) });
    onChanged(before, snapshot);
    if (isPlaying(snapshot)) access.given();
    if (areThumbnailsAsked || !isPlaying(snapshot)) return;
    areThumbnailsAsked = true;
    void playback.loadThumbnails().then((thumbnails) => isStopped || view.set({ ...view.get(), thumbnails }));
  };
  const ends = [
    playback.subscribe(update),
    followPosition({
      playback,
      clock,
      lifecycle,
      save: (seconds) => keep(item, playback.getSnapshot().isLive, seconds),
    }),
    pauseWhileSuspended({ lifecycle, playback }),
    followWishes(playback, preferences.keeper()),
  ];
  update();
  return () => {
    isStopped = true;
    for (const end of ends) end();
  };
}

/** Keeps what the viewer chooses, and nothing else, which another tab may have chosen meanwhile. */
function followWishes(playback: Pick<Playback, 'getSnapshot' | 'subscribe'>, keep: KeepPreferences): Unsubscribe {
  let { wishes } = playback.getSnapshot();
  return playback.subscribe(() => {
    const now = playback.getSnapshot();
    const { accessMode, subtitles } = now.wishes;
    const changed = {
      accessMode: accessMode === wishes.accessMode ? undefined : accessMode,
      subtitles: subtitles === wishes.subtitles ? undefined : subtitles,
    };
    if (now.wishes !== wishes) keep(now.isLive, changed);
    wishes = now.wishes;
  });
}

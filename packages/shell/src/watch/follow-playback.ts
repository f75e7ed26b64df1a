import type { ErrorCode, Observable, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Playback, PlaybackView } from '@fjernsyn/player';
import type { Access } from './access';
import { pauseWhileSuspended } from './pause-while-suspended';
import { isPlaying, toErrorView, type WatchView } from './watch-view';

/** Dependencies of {@link followPlayback}. */
export interface FollowPlaybackDeps {
  readonly ports: Pick<Ports, 'clock' | 'lifecycle'>;
  readonly view: Observable<WatchView>;
  /** Leaves the screen. */
  readonly leave: () => void;
  /** Runs when a playback has changed, after the view shows it. */
  readonly onChanged: (before: PlaybackView | undefined, now: PlaybackView) => void;
}

/** Keeps the view as the playback is, and acts on what happens around it. */
export function followPlayback(
  playback: Playback,
  access: Access,
  { ports, view, leave, onChanged }: FollowPlaybackDeps,
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

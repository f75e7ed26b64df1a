import type { PlayableItem } from '@fjernsyn/catalogue';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createPlayedItem, type PlayedItem, type PlayedItemDeps } from './played-item';
import { preferenceKeys } from './preference-keys';
import type { Watch } from './watch';
import type { Watching, WatchingDeps } from './watching';

/** An item that is being opened to watch. */
export interface WatchOpening {
  /** The item: from the beginning where a page has it, else once the service has answered. */
  readonly item: Observed<PlayableItem | undefined>;
  /**
   * Fetches the item, its media files and the code side by side, and resolves when the code and the item's answer are there. Rejects where the
   * code cannot be fetched; an item that cannot be had is an error of the watch.
   */
  load(): Promise<Watch>;
}

/** What plays, and what makes ready for it. */
export interface Playing {
  /** Makes an item ready to be watched, on a surface that comes later. */
  watch(itemId: string): WatchOpening;
  /** Fetches the code of player and media engine ahead, as a viewer may soon press Play. */
  prepare(): void;
  /** Fetches what an item needs to begin, as the viewer stands at its Play; the returned function says that they have turned away. */
  expect(itemId: string): Unsubscribe;
  /** Whether what is watched, if anything, has not failed. */
  isUnfailed(): boolean;
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createPlaying}. */
export interface PlayingDeps extends Omit<WatchingDeps, 'loadPlayer' | 'toItem'> {
  readonly ports: Ports;
  readonly reading: WatchingDeps['reading'] & PlayedItemDeps;
}

// Fetched when something is first watched or soon will be, not with the first rail.
const importWatching = () => import('./watching');
const loadPlayer = () => import('@fjernsyn/player');

/** Makes the {@link Playing}. */
export function createPlaying(deps: PlayingDeps): Playing {
  const { ports, reading, recovery } = deps;
  let watching: Watching | undefined;
  let watched: Watch | undefined;
  followSignOut(deps);
  const toItem: WatchingDeps['toItem'] = (id, known) => createPlayedItem(reading, id, known);
  const loadWatching = async (): Promise<Watching> => {
    const { createWatching } = await importWatching();
    watching ??= createWatching({ ...deps, loadPlayer, toItem });
    return watching;
  };
  return {
    watch(itemId) {
      const item = toItem(itemId);
      const open = async (): Promise<Watch> => (await loadWatching()).open(item);
      return {
        item: item.state,
        async load() {
          watched = undefined;
          void ports.mediaEngines.prepare();
          const [watch] = await Promise.all([open(), loadPlayer(), answerOf(item, recovery)]);
          watched = watch;
          return watch;
        },
      };
    },
    prepare() {
      void ports.mediaEngines.prepare();
      void Promise.all([loadWatching(), loadPlayer()]).catch(() => undefined);
    },
    expect(itemId) {
      let isAway = false;
      let turnAway: Unsubscribe = () => undefined;
      loadWatching().then(
        (known) => {
          if (!isAway) turnAway = known.expect(toItem(itemId));
        },
        () => undefined,
      );
      return () => {
        isAway = true;
        turnAway();
      };
    },
    isUnfailed: () => watched?.view.get().error === undefined,
    stop: () => watching?.stop(),
  };
}

/** Resolves once the item is there or has failed; a call that waits is given up for a new one where the viewer wishes it. */
function answerOf(item: PlayedItem, recovery: PlayingDeps['recovery']): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const ask = (): void => {
      count += 1;
      const asked = count;
      const settle = (): void => {
        if (asked !== count) return;
        end();
        resolve();
      };
      item.load().then(settle, settle);
    };
    const end = recovery.subscribe((reason) => {
      if (reason !== 'wished') return;
      item.retry();
      ask();
    });
    ask();
  });
}

/** Whoever signs out leaves nothing playing on another set, and no preferences on this one. */
function followSignOut({ ports: { cast, store }, session }: Pick<PlayingDeps, 'ports' | 'session'>): void {
  let { role } = session.get();
  session.subscribe(() => {
    const before = role;
    role = session.get().role;
    if (before !== 'signed-in' || role === before) return;
    store.remove(preferenceKeys.account);
    cast?.disconnect();
  });
}

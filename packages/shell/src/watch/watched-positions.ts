import type { PlayableItem } from '@fjernsyn/catalogue';
import type { MediaSeconds, Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { LeftAt } from '@fjernsyn/player';
import type { SessionState, Viewer } from '@fjernsyn/session';
import type { Activity } from '../activity/activity';

/** Dependencies of {@link createWatchedPositions}. */
export interface WatchedPositionsDeps {
  readonly activity: Pick<Activity, 'load'>;
  readonly session: Observed<Pick<SessionState, 'profile'>>;
  readonly viewer: Observed<Pick<Viewer, 'hasProfile'>>;
}

/** Where items were left: by the profile, and by nobody for as long as the visit (C3.24). */
export interface WatchedPositions {
  /** Resolves once that is known, which the service decides; at the beginning where it cannot be. */
  leftAt(itemId: string): Promise<LeftAt>;
  /**
   * Makes what saves positions for the viewer of this moment, of which the profile takes what may be saved (C4.32). Nobody's newest is saved for whoever
   * signs in; of a profile that is gone nothing is.
   */
  keeper(): KeepPosition;
  readonly stop: Unsubscribe;
}

/** Saves where an item is. */
export type KeepPosition = (item: PlayableItem, isLive: boolean, positionSeconds: MediaSeconds) => void;

interface Saved {
  readonly item: PlayableItem;
  readonly isLive: boolean;
  readonly positionSeconds: MediaSeconds;
}

const begun: LeftAt = { positionSeconds: 0, isFullyWatched: false };

/** Makes the {@link WatchedPositions}. */
export function createWatchedPositions({ activity, session, viewer }: WatchedPositionsDeps): WatchedPositions {
  const nobodys = new Map<string, MediaSeconds>();
  let newest: Saved | undefined;

  const profileId = (): string | undefined => (viewer.get().hasProfile ? session.get().profile?.id : undefined);
  let known = profileId();

  const send = async ({ item, isLive, positionSeconds }: Saved): Promise<void> => {
    const asked = profileId();
    const running = await activity.load().catch(() => undefined);
    if (profileId() === asked) running?.savePosition({ ...item, isLive }, positionSeconds);
  };
  const follow = (): void => {
    const now = profileId();
    if (now === known) return;
    const pending = known === undefined ? newest : undefined;
    known = now;
    newest = undefined;
    nobodys.clear();
    if (pending !== undefined) void send(pending);
  };
  const ends = [session.subscribe(follow), viewer.subscribe(follow)];

  return {
    async leftAt(itemId) {
      if (known === undefined) return { ...begun, positionSeconds: nobodys.get(itemId) ?? 0 };
      const running = await activity.load().catch(() => undefined);
      return running?.watchedOf(itemId).get() ?? begun;
    },
    keeper() {
      const owner = known;
      return (item, isLive, positionSeconds) => {
        const saved: Saved = { item, isLive, positionSeconds };
        if (owner !== undefined && owner !== known) return;
        if (known !== undefined) void send(saved);
        else if (!isLive) {
          newest = saved;
          nobodys.set(item.id, positionSeconds);
        }
      };
    },
    stop() {
      for (const end of ends) end();
    },
  };
}

import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Modals } from '../overlays/modals';
import type { HealthWatch } from './health-watch';
import type { Reach } from './reachability';

/** What {@link watchTroubles} stands on. */
export interface TroublesDeps {
  readonly modals: Modals;
  readonly reach: Pick<Reach, 'online'>;
  readonly health: Pick<HealthWatch, 'state'>;
  /** Whether something is watched that has not failed: what has says so itself. */
  readonly isWatching: () => boolean;
  /** Asks again for what has failed. */
  readonly recover: () => void;
}

/** Ids of the dialogs that come and go with a trouble. */
const ids = { down: 'service-unavailable', offline: 'offline' } as const;

/**
 * Shows the viewer what is wrong, and takes it away when it is right again, with everything that failed meanwhile asked for anew: a
 * service that is down blocks, no connection is said in passing, and asks where something is watched (S2.54, S2.55, design section 9).
 */
export function watchTroubles({ modals, reach, health, isWatching, recover }: TroublesDeps): Unsubscribe {
  const stopHealth = health.state.subscribe(() => {
    if (!health.state.get().isAvailable) return modals.show({ id: ids.down, kind: 'service-unavailable' });
    modals.close(ids.down);
    recover();
  });
  const stopReach = reach.online.subscribe(() => {
    if (!reach.online.get()) {
      modals.notify({ kind: 'offline' });
      if (isWatching()) modals.show({ id: ids.offline, kind: 'offline' });
      return;
    }
    modals.close(ids.offline);
    if (modals.notice.get()?.kind === 'offline') modals.closeNotice();
    recover();
  });
  return () => {
    stopHealth();
    stopReach();
  };
}

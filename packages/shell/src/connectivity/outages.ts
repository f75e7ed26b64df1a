import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Modals } from '../overlays/modals';
import type { HealthWatch } from './health-watch';
import type { Reachability } from './reachability';

/** What {@link watchOutages} stands on. */
export interface OutagesDeps {
  readonly modals: Modals;
  readonly reachability: Pick<Reachability, 'online'>;
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
export function watchOutages({ modals, reachability, health, isWatching, recover }: OutagesDeps): Unsubscribe {
  const stopHealth = health.state.subscribe(() => {
    if (!health.state.get().isAvailable) return modals.show({ id: ids.down, kind: 'service-unavailable' });
    modals.close(ids.down);
    recover();
  });
  const stopReachability = reachability.online.subscribe(() => {
    if (!reachability.online.get()) {
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
    stopReachability();
  };
}

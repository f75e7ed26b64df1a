import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Overlays } from '../overlays/overlays';
import type { ConnectivityView } from './connectivity';

/** Dependencies of {@link watchOutages}. */
export interface OutagesDeps {
  readonly overlays: Pick<Overlays, 'dialogs' | 'notices'>;
  readonly connectivity: Pick<ConnectivityView, 'online' | 'health'>;
  /** Whether something is watched that has not failed: what has says so itself. */
  readonly isWatching: () => boolean;
}

/**
 * Shows an outage, and takes it away when it is over (S2.54, S2.55, design 9).
 * A service that is down is a blocking dialog. No connection is a notice, and a dialog too where something is watched.
 */
export function watchOutages({ overlays, connectivity, isWatching }: OutagesDeps): Unsubscribe {
  const { dialogs, notices } = overlays;
  const { online, health } = connectivity;
  const stopHealth = health.subscribe(() => {
    if (!health.get().isAvailable) return dialogs.show({ kind: 'service-unavailable' });
    dialogs.closeOn('service-back');
  });
  const stopReachability = online.subscribe(() => {
    if (!online.get()) {
      notices.show({ kind: 'offline' });
      if (isWatching()) dialogs.show({ kind: 'offline' });
      return;
    }
    dialogs.closeOn('network-back');
    notices.close('offline');
  });
  return () => {
    stopHealth();
    stopReachability();
  };
}

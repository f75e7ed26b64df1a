import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { RemoteRouting } from './input/remote-routing';

/** What {@link followLifecycle} stands on. */
export interface LifecycleFollowDeps {
  readonly ports: Pick<Ports, 'history' | 'lifecycle' | 'telemetry'>;
  readonly remote: Pick<RemoteRouting, 'release'>;
  readonly isOpen: () => boolean;
}

/** Tells of the application's turns, lets go of held keys, and keeps a link from outside that comes before there is a navigation to open it. */
export function followLifecycle({ ports, remote, isOpen }: LifecycleFollowDeps): Unsubscribe {
  const { history, lifecycle, telemetry } = ports;
  return lifecycle.subscribe((event) => {
    if (event.type === 'suspended') {
      remote.release();
      telemetry.emit({ type: 'application-suspended' });
    }
    if (event.type === 'resumed') telemetry.emit({ type: 'application-resumed' });
    if (event.type === 'exiting') telemetry.emit({ type: 'application-exited' });
    if (event.type === 'relaunched' && !isOpen()) history.replace(event.path);
  });
}

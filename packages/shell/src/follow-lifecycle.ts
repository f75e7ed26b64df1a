import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { RemoteRouting } from './input/remote-routing';
import type { Start } from './opening/start';

/** What {@link followLifecycle} stands on. */
export interface LifecycleFollowDeps {
  readonly ports: Pick<Ports, 'history' | 'lifecycle' | 'telemetry'>;
  readonly remote: Pick<RemoteRouting, 'release'>;
  readonly start: Pick<Start, 'open' | 'opened'>;
}

/**
 * Tells of the application's turns, lets go of held keys, and keeps a link from outside that comes before there is a navigation to open it. Who
 * calls or comes back to an application that could not be opened tries again.
 */
export function followLifecycle({ ports, remote, start }: LifecycleFollowDeps): Unsubscribe {
  const { history, lifecycle, telemetry } = ports;
  return lifecycle.subscribe((event) => {
    if (event.type === 'suspended') {
      remote.release();
      telemetry.emit({ type: 'application-suspended' });
    }
    if (event.type === 'resumed') telemetry.emit({ type: 'application-resumed' });
    if (event.type === 'exiting') telemetry.emit({ type: 'application-exited' });
    if (start.opened()) return;
    if (event.type === 'relaunched') history.replace(event.path);
    if (event.type === 'relaunched' || event.type === 'resumed') start.open();
  });
}

import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { HttpTransport, Ports, Telemetry } from '@fjernsyn/platform';
import { createHealthWatch, type Health, type HealthWatchDeps } from './health-watch';
import { createReachability } from './reachability';
import { createRecovery, type Recovery } from './recovery';
import { createSystemErrors, type SystemErrors } from './system-errors';
import { watchTimeouts } from './timeouts';

/** Dependencies of {@link createConnectivity}. */
export interface ConnectivityDeps {
  readonly ports: Pick<Ports, 'clock' | 'connectivity' | 'http' | 'lifecycle' | 'telemetry' | 'uncaught'>;
  /** The service's health call, over {@link Connectivity.http}. */
  readonly ping: HealthWatchDeps['ping'];
  /** Differs where the viewer is elsewhere: a timeout then is nobody's any more. */
  readonly place: () => unknown;
  /** Runs when something that the viewer waits for takes too long. */
  readonly onTimeout: () => void;
}

/** What screens may know of the {@link Connectivity}. */
export interface ConnectivityView {
  /** Whether the service can be reached, by what calls tell. */
  readonly online: Observed<boolean>;
  /** Whether the service says that it is there. */
  readonly health: Observed<Health>;
  /** What went wrong last. */
  readonly errors: Pick<SystemErrors, 'last' | 'record' | 'shown'>;
}

/** The state of network and service, and the transport that tells it. */
export interface Connectivity extends ConnectivityView {
  /** The transport for api: its calls tell whether the service is reached, and which took too long. */
  readonly http: HttpTransport;
  /** Tells when what has failed is asked for again. */
  readonly recovery: Pick<Recovery, 'subscribe' | 'wish'>;
  /** Telemetry for api, whose failed calls are noted on their way. */
  readonly telemetry: Telemetry;
  /** Asks the service for its health, and from then on at its pace. */
  checkHealth(): Promise<Health>;
  /** Asks whether the service is reached. */
  checkReachability(): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Connectivity}. */
export function createConnectivity({ ports, ping, place, onTimeout }: ConnectivityDeps): Connectivity {
  const { clock, lifecycle } = ports;
  const health = createHealthWatch({ clock, ping });
  const reachability = createReachability({ ...ports, ping });
  const recovery = createRecovery({ online: reachability.online, health: health.state });
  const errors = createSystemErrors(ports);
  const http = watchTimeouts({ http: reachability.http, clock, place, onTimeout });
  const stopLifecycle = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended') {
      reachability.rest();
      health.rest();
    }
    if (type === 'resumed') void health.check();
  });
  return {
    online: reachability.online,
    health: health.state,
    errors,
    recovery,
    http,
    telemetry: errors.telemetry,
    checkHealth: health.check,
    checkReachability: reachability.check,
    stop() {
      stopLifecycle();
      recovery.stop();
      reachability.stop();
      errors.stop();
      health.rest();
    },
  };
}

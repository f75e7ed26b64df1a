import {
  createObservable,
  type DurationMs,
  durationsMs,
  isAppError,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock, Connectivity, HttpTransport, Telemetry } from '@fjernsyn/platform';

/** What {@link createReachability} stands on. */
export interface ReachabilityDeps {
  readonly http: HttpTransport;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Asks the service whether it is there, over {@link Reachability.http}. */
  readonly ping: () => Promise<unknown>;
}

/** Whether the service can be reached, by what calls tell (C4.53). */
export interface Reachability {
  readonly online: Observed<boolean>;
  /** The transport, watched. */
  readonly http: HttpTransport;
  /** Asks now. */
  check(): void;
  /** Asks no more until the next check or failure, as while the application is left. */
  rest(): void;
  stop(): void;
}

/** How long after a failure it is asked again (S9.26). */
const recheckMs: DurationMs = 5 * durationsMs.second;

/**
 * Makes the {@link Reachability}. Sets lie about their network: their word is a reason to ask, no answer. One call that fails may have failed by
 * itself, so the service is asked; where that fails too, nothing is reached, until anything is.
 */
export function createReachability({ http, connectivity, clock, telemetry, ping }: ReachabilityDeps): Reachability {
  const online = createObservable(true);
  let failures = 0;
  let isAsking = false;
  let shouldAskAgain = false;
  let isStopped = false;
  let stopWait: Unsubscribe = () => undefined;

  const turn = (isOnline: boolean): void => {
    if (online.get() === isOnline || isStopped) return;
    online.set(isOnline);
    telemetry.emit({ type: 'connectivity-changed', isOnline });
  };

  /** One question at a time: an answer that is on its way tells nothing of what has happened since it was asked for. */
  const ask = async (): Promise<void> => {
    shouldAskAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    await ping().catch(() => undefined);
    isAsking = false;
    if (shouldAskAgain && !isStopped) await ask();
  };

  const check = (): void => {
    stopWait();
    if (isStopped) return;
    void ask();
    if (!online.get()) stopWait = clock.after(recheckMs, check);
  };

  const answered = (): void => {
    failures = 0;
    if (online.get()) return;
    stopWait();
    turn(true);
  };

  const failed = (): void => {
    failures += 1;
    if (failures === 1) check();
    if (failures === 1 || !online.get()) return;
    turn(false);
    stopWait();
    stopWait = clock.after(recheckMs, check);
  };

  const stopHearing = connectivity.subscribe(check);

  return {
    online,
    check,
    http: {
      async send(request) {
        try {
          const response = await http.send(request);
          answered();
          return response;
        } catch (thrown) {
          if (isAppError(thrown, 'http/unreachable')) failed();
          throw thrown;
        }
      },
    },
    rest: () => stopWait(),
    stop() {
      isStopped = true;
      stopHearing();
      stopWait();
    },
  };
}

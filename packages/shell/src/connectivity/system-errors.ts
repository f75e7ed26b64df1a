import {
  createObservable,
  type ErrorCode,
  type Instant,
  isAppError,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock, Telemetry, UncaughtErrors } from '@fjernsyn/platform';
import { shellErrors } from '../errors';

/** An error of the system, without anything that the viewer or the service wrote (C8.7). */
export interface SystemError {
  readonly source: 'service' | 'exception' | 'promise';
  readonly code: ErrorCode;
  /** The kind of what was thrown, as `TypeError`; the call's name where the service failed. */
  readonly name: string;
  readonly at: Instant;
}

/** Dependencies of {@link createSystemErrors}. */
export interface SystemErrorsDeps {
  readonly uncaught: UncaughtErrors;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** Takes note of what went wrong. */
export interface SystemErrors {
  /** The last one alone is kept (S9.41). */
  readonly last: Observed<SystemError | undefined>;
  /** Telemetry for api, whose failed calls are noted on their way. */
  readonly telemetry: Telemetry;
  /** Notes what a screen threw. */
  record(thrown: unknown): void;
  /** Tells that the viewer sees an error. */
  shown(code: ErrorCode): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link SystemErrors}; what nobody caught is told as telemetry too. */
export function createSystemErrors({ uncaught, clock, telemetry }: SystemErrorsDeps): SystemErrors {
  const last = createObservable<SystemError | undefined>(undefined);
  const note = (source: SystemError['source'], code: ErrorCode, name: string): void =>
    last.set({ source, code, name, at: clock.now() });

  const record = (thrown: unknown, source: 'exception' | 'promise' = 'exception'): void => {
    const code = isAppError(thrown) ? thrown.code : shellErrors.unexpected;
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    note(source, code, name);
    telemetry.emit({ type: 'error-caught', source, code, name });
  };

  return {
    last,
    record: (thrown) => record(thrown),
    shown: (code) => telemetry.emit({ type: 'error-shown', code }),
    telemetry: {
      emit(event) {
        if (event.type === 'call-failed' && event.code !== 'http/aborted') note('service', event.code, event.call);
        telemetry.emit(event);
      },
    },
    stop: uncaught.subscribe(({ source, thrown }) => record(thrown, source)),
  };
}

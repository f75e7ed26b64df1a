import { createEmitter, type Unsubscribe } from '@fjernsyn/kernel';
import type { TelemetryEvent, TelemetryRecord } from '@fjernsyn/platform';

/** Options of {@link createTelemetryLog}. */
export interface TelemetryLogOptions {
  /** How many events are kept. */
  readonly capacity: number;
}

/** Telemetry that keeps its last events and hands each one on. */
export interface TelemetryLog extends TelemetryRecord {
  /** Hears every event from now on; what a listener throws stays its own. */
  subscribe(listener: (event: TelemetryEvent) => void): Unsubscribe;
}

const defaults = { capacity: 200 } as const satisfies TelemetryLogOptions;

/** Makes a {@link TelemetryLog} of the last 200 events, or as many as `capacity` says. */
export function createTelemetryLog(options: Partial<TelemetryLogOptions> = {}): TelemetryLog {
  const { capacity } = { ...defaults, ...options };
  const listeners = createEmitter<TelemetryEvent>();
  let events: readonly TelemetryEvent[] = [];
  return {
    get events() {
      return events;
    },
    emit(event) {
      events = [...events, event].slice(-capacity);
      listeners.emit(event);
    },
    subscribe: (listener) =>
      listeners.subscribe((event) => {
        try {
          listener(event);
        } catch {
          // Telemetry never disturbs what it tells of.
        }
      }),
  };
}

import type { TelemetryEvent } from './telemetry-event';

/** Where typed events go. Emitting never throws and never waits; who listens, and with whose consent, is the sinks' concern. */
export interface Telemetry {
  emit(event: TelemetryEvent): void;
}

/** Telemetry that remembers what was told last, oldest first, for whoever looks into a set. */
export interface TelemetryRecord extends Telemetry {
  readonly events: readonly TelemetryEvent[];
}

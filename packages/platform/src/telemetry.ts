import type { TelemetryEvent } from './telemetry-event';

/** Where typed events go. Emitting never throws and never waits; who listens, and with whose consent, is the sinks' concern. */
export interface Telemetry {
  emit(event: TelemetryEvent): void;
}

import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Call } from '../call';

/** Whether the service is there, and when to ask again where it says so (S7, C7 "Other"). */
export interface Health {
  readonly isAvailable: boolean;
  readonly nextPingMs?: DurationMs | undefined;
}

/** GET /health: any of its three shapes. */
export function healthCall(): Call<Health> {
  return { name: 'health', method: 'GET', path: '/health', common: [], parse: parseHealth };
}

/** Reads a boolean, `{ serviceAvailable, nextPingInMilliseconds }` or `{ status: { isServiceAvailableTV, nextPingInMinutes } }`; what is none of them counts as available (C4). */
function parseHealth(answer: unknown): Health {
  const sent = fieldsOf(answer);
  const status = fieldsOf(sent.status);
  const isAvailable = [answer, sent.serviceAvailable, status.isServiceAvailableTV].every((flag) => flag !== false);
  const waitsMs = [Number(sent.nextPingInMilliseconds), Number(status.nextPingInMinutes) * durationsMs.minute];
  return { isAvailable, nextPingMs: waitsMs.find((waitMs) => waitMs > 0) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

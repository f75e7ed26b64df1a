import { type DurationMs, durationsMs, isRecord } from '@fjernsyn/kernel';

/** Whether the service is there, and when to ask again where it says so (S7.34, C7.47). */
export interface Health {
  readonly isAvailable: boolean;
  readonly nextPingMs?: DurationMs | undefined;
}

/** What a timer of an old engine can hold. */
const longestWaitMs = 2_147_483_647;

/**
 * Reads a boolean, `{ serviceAvailable, nextPingInMilliseconds }` or `{ status: { isServiceAvailableTV, nextPingInMinutes } }`. Only a
 * plain no counts as one; what is none of the shapes says that the service is there (C4). Never throws.
 */
export function parseHealth(answer: unknown): Health {
  const sent = isRecord(answer) ? answer : {};
  const status = isRecord(sent.status) ? sent.status : {};
  const isAvailable = [answer, sent.serviceAvailable, status.isServiceAvailableTV].every((flag) => flag !== false);
  const waitsMs = [Number(sent.nextPingInMilliseconds), Number(status.nextPingInMinutes) * durationsMs.minute];
  const nextPingMs = waitsMs.find((waitMs) => waitMs > 0);
  return { isAvailable, nextPingMs: nextPingMs === undefined ? undefined : Math.min(nextPingMs, longestWaitMs) };
}

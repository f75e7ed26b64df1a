import { type DurationMs, durationsMs, type Instant } from '@fjernsyn/kernel';
import type { HttpResponse } from '@fjernsyn/platform';
import { readHttpDate } from '../answer/http-date';

/**
 * How long the service asks to be left alone: `Retry-After` in seconds, or as a date, which is held against the answer's own `Date` where
 * that can be read, else against `now`. Undefined where nothing is asked, or nothing can be read.
 */
export function readRetryAfter(response: HttpResponse, now: Instant): DurationMs | undefined {
  const asked = response.header('retry-after') ?? '';
  const untilAt = readHttpDate(asked);
  const sentAt = readHttpDate(response.header('date') ?? '') ?? now;
  const waitMs = untilAt === undefined ? Number(asked) * durationsMs.second : untilAt - sentAt;
  return waitMs > 0 ? waitMs : undefined;
}

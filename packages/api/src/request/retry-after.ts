import { type DurationMs, durationsMs, type Instant } from '@fjernsyn/kernel';
import type { HttpResponse } from '@fjernsyn/platform';

const httpDate = /(\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/;
/** From March on, so that the day of a leap year is the last one. */
const months = 'MarAprMayJunJulAugSepOctNovDecJanFeb';
const daysBefore1970 = 719_469;

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

function readHttpDate(text: string): Instant | undefined {
  const parts = httpDate.exec(text);
  if (!parts) return undefined;
  const [day = 0, , year = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const month = months.indexOf(parts[2] ?? '') / 3;
  const marchYear = month < 10 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const days = marchYear * 365 + leapDays + Math.floor((month * 153 + 2) / 5) + day - daysBefore1970;
  return (((days * 24 + hour) * 60 + minute) * 60 + second) * durationsMs.second;
}

import { durationsMs, type Instant } from '@fjernsyn/kernel';

const httpDate = /(\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/;
/** From March on, so that the day of a leap year is the last one. */
const months = 'MarAprMayJunJulAugSepOctNovDecJanFeb';
const daysBefore1970 = 719_469;

/** An instant as HTTP's headers write it, as `Sat, 28 Nov 2026 20:00:00 GMT`; undefined for anything else. */
export function readHttpDate(text: string): Instant | undefined {
  const parts = httpDate.exec(text);
  if (!parts) return undefined;
  const [day = 0, , year = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const month = months.indexOf(parts[2] ?? '') / 3;
  const marchYear = month < 10 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const days = marchYear * 365 + leapDays + Math.floor((month * 153 + 2) / 5) + day - daysBefore1970;
  return (((days * 24 + hour) * 60 + minute) * 60 + second) * durationsMs.second;
}

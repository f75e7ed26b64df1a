const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How many minutes Danish clocks are ahead of UTC at a moment (epoch ms): 120 in summer time, 60 else. */
export function danishOffsetMinutes(at: number): 60 | 120 {
  const year = new Date(at).getUTCFullYear();
  return at >= lastSundayAt(year, 2) && at < lastSundayAt(year, 9) ? 120 : 60;
}

/**
 * The moment (epoch ms) at which Danish clocks first show a minute of a day such as `2026-11-28`; from 1440 on of the next day. Of the
 * hour that is left out in March it is the moment of the change.
 */
export function danishMoment(date: string, minute: number): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  if (danishOffsetMinutes(asUtc - 2 * hourMs) === 120) return asUtc - 2 * hourMs;
  const at = asUtc - hourMs;
  return danishOffsetMinutes(at) === 60 ? at : lastSundayAt(new Date(at).getUTCFullYear(), 2);
}

/** The day on Danish calendars at a moment, such as `2026-11-28`. */
export function danishDate(at: number): string {
  return new Date(at + danishOffsetMinutes(at) * minuteMs).toISOString().slice(0, 10);
}

/** A moment as Danish clocks show it, with their offset: `2026-11-28T18:30:00+01:00`. */
export function zonedTime(at: number): string {
  const offset = danishOffsetMinutes(at);
  return `${new Date(at + offset * minuteMs).toISOString().slice(0, 19)}+0${offset / 60}:00`;
}

/** A day after another, or before. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days since 1970, always one more from a day to the next. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** One in the morning (UTC) of the last Sunday of a month, where clocks are changed; months count from 0. */
function lastSundayAt(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * dayMs;
}

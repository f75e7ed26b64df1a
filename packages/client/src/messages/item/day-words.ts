import type { Instant } from '@fjernsyn/kernel';

/** How a day is told. */
export interface DayOptions {
  /** BCP 47. */
  readonly language: string;
  /** The service's, as `Europe/Copenhagen`; the set's where it is not known. */
  readonly timeZone: string | undefined;
}

/** A day in words, as `14. december 2026`; empty where an engine has no `Intl`. */
export function dayWords(at: Instant, { language, timeZone }: DayOptions): string {
  if (typeof Intl === 'undefined') return '';
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(at);
  } catch {
    // An engine that does not know the zone tells the day of its own.
    return new Intl.DateTimeFormat(language, options).format(at);
  }
}

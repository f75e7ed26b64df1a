import type { Instant } from '@fjernsyn/kernel';

/** Day and hour of an instant in a zone, as `søn. 29. nov. 19.00`; empty where the engine knows no zones. */
export function startWords(at: Instant, language: string, timeZone: string): string {
  try {
    const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone });
    return `${day.format(at)} ${hour.format(at)}`;
  } catch {
    return '';
  }
}

import type { Instant } from '@fjernsyn/kernel';

/** A position in media as a clock shows it: `6:34`, `1:02:09`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** An instant as a clock in `timeZone` shows it, as `21.42`; empty where the engine knows no zones. */
export function timeWords(at: Instant, language: string, timeZone: string): string {
  try {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone });
    // English calls midnight 24, and hourCycle is younger than some sets.
    return clock.format(at).replace(/^24/, '00');
  } catch {
    return '';
  }
}

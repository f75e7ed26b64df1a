import { durationsMs, type Instant } from '@fjernsyn/kernel';
import type { Translate } from '../create-translate';

/** In which words and zone an instant is said, and when. */
export interface SayingPlace {
  readonly t: Translate;
  readonly language: string;
  readonly timeZone: string;
  readonly now: Instant;
}

/** Day and hour of an instant, as `søn. 29. nov. 19.00`, or `i dag 19.00`; empty where the engine knows no zones. */
export function startWords(at: Instant, { t, language, timeZone, now }: SayingPlace): string {
  try {
    const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone });
    const date = day.format(at);
    // The same weekday and date come again after years alone.
    const isNear = Math.abs(at - now) < 2 * durationsMs.day;
    if (isNear && date === day.format(now)) return `${t('item.today')} ${hour.format(at)}`;
    if (isNear && date === day.format(now + durationsMs.day)) return `${t('item.tomorrow')} ${hour.format(at)}`;
    return `${date} ${hour.format(at)}`;
  } catch {
    return '';
  }
}

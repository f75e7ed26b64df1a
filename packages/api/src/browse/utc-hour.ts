import { durationsMs, type Instant } from '@fjernsyn/kernel';

/** A day and an hour as the schedules call takes them, in UTC. */
export interface UtcHour {
  /** As `2026-11-28`. */
  readonly date: string;
  /** From 0 to 23. */
  readonly hour: number;
}

/** The hour of UTC in which an instant lies. */
export function toUtcHour(at: Instant): UtcHour {
  const days = Math.floor(at / durationsMs.day);
  // Counted from 1 March of the year 0, so that the day of a leap year is the last one.
  const sinceMarch = days + 719_468;
  const era = Math.floor(sinceMarch / 146_097);
  const dayOfEra = sinceMarch - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month < 3 ? 1 : 0);
  return {
    date: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    hour: Math.floor((at - days * durationsMs.day) / durationsMs.hour),
  };
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

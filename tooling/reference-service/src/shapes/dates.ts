const dayMs = 86_400_000;
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAJ', 'JUN', 'JUL', 'AUG', 'SEP', 'OKT', 'NOV', 'DEC'];

/** A moment as the service writes it, with seven digits of a second. */
export function sevenDigitDate(at: number): string {
  return new Date(at).toISOString().replace('Z', '6687Z');
}

/** A moment to the second, still with seven digits of it. */
export function wireDate(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '.0000000Z');
}

/** A moment in Danish winter time, without a zone. */
export function danishTime(at: number): string {
  return new Date(at + 3_600_000).toISOString().slice(0, 19);
}

/** The time of the Danish (winter) day, such as `18:30`. */
export function clockTime(at: number): string {
  return danishTime(at).slice(11, 16);
}

/** A day in words, such as `2. NOV 2026`. */
export function dayInWords(at: number): string {
  const date = new Date(at);
  return `${date.getUTCDate()}. ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Five in the morning (UTC), `days` before the day of `nowAt`. */
export function morningBefore(nowAt: number, days: number): number {
  return Math.floor(nowAt / dayMs) * dayMs - days * dayMs + 5 * 3_600_000;
}

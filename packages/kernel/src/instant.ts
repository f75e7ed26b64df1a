/** A point in time: milliseconds since 1 January 1970 UTC. Fields that hold one end in `At`. */
export type Instant = number;

/** A length of time in milliseconds. Fields that hold one end in `Ms`. */
export type DurationMs = number;

/** A position or length in media, in seconds. Fields that hold one end in `Seconds`. */
export type MediaSeconds = number;

/** Milliseconds in a second, a minute, an hour and a day of 24 hours. */
export const durationsMs = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** How long what happens many times over rests before it is answered, where nothing else is said (C9). */
export const debounceMs: DurationMs = 250;

const written = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a date-time as the service writes it: none, six or seven digits of a second's fraction, `Z` or an offset. A text without a zone
 * is read at `zoneOffsetMs`, and is not an instant where none is given. Undefined for anything else (S3, C3).
 */
export function toInstant(text: unknown, zoneOffsetMs?: DurationMs): Instant | undefined {
  if (typeof text !== 'string') return undefined;
  const parts = written.exec(text.trim());
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as Six;
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month) || hour > 24 || minute > 59 || second > 60)
    return undefined;
  const offsetMs = parts[8] === undefined ? zoneOffsetMs : offsetOf(parts[8]);
  if (offsetMs === undefined) return undefined;
  const fractionMs = Math.floor(Number(`0.${parts[7] ?? '0'}`) * 1_000);
  return Date.UTC(year, month - 1, day, hour, minute, second, fractionMs) - offsetMs;
}

type Six = [number, number, number, number, number, number];

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function offsetOf(zone: string): DurationMs {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  return (zone.startsWith('-') ? -1 : 1) * (hours * durationsMs.hour + minutes * durationsMs.minute);
}

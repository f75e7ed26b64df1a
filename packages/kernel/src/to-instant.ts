import { type DurationMs, durationsMs, type Instant } from './instant';

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

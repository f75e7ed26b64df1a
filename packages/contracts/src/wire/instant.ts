import { type Instant, toInstant } from '@fjernsyn/kernel';

/** A date-time with a zone, of any number of fraction digits, as an instant. Undefined for anything else. */
export function readInstant(value: unknown): Instant | undefined {
  return toInstant(value);
}

import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import { readNumber } from '../wire/number';
import { readId } from '../wire/text';

/** What the viewer thinks of an item. */
export interface UserRating {
  readonly itemId?: string | undefined;
  /** From 1 to 10; undefined where the service sent none. */
  readonly rating?: number | undefined;
}

/** A rating from 1 to 10; undefined for anything else (C3). */
export function readRating(value: unknown): number | undefined {
  const rating = readNumber(value);
  return rating !== undefined && rating >= 1 && rating <= 10 ? rating : undefined;
}

/** The answer of rating (C7.43). Throws `contracts/malformed-answer` where it is no object. */
export function parseUserRating(value: unknown): UserRating {
  if (!isRecord(value)) return malformed('rating');
  return { itemId: readId(value.itemId), rating: readRating(value.rating) };
}

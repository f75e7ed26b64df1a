import { type Instant, isRecord, type MediaSeconds } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
import { readInstant } from '../wire/instant';

/** How far an item has been watched (C3). */
export interface Watched {
  readonly itemId?: string | undefined;
  /** 0 where the service sent none. */
  readonly positionSeconds: MediaSeconds;
  readonly isFullyWatched: boolean;
  readonly firstWatchedAt?: Instant | undefined;
  readonly lastWatchedAt?: Instant | undefined;
}

export const watchedSchema = z.looseObject({
  itemId: field.id,
  position: field.positive,
  isFullyWatched: field.flag,
  firstWatchedDate: z.transform(readInstant),
  lastWatchedDate: z.transform(readInstant),
});

/** What is known of watching an item; undefined for anything but an object. */
export function readWatched(value: unknown): Watched | undefined {
  if (!isRecord(value)) return undefined;
  const { itemId, position, isFullyWatched, firstWatchedDate, lastWatchedDate } = z.parse(watchedSchema, value);
  return {
    itemId,
    positionSeconds: position ?? 0,
    isFullyWatched: isFullyWatched === true,
    firstWatchedAt: firstWatchedDate,
    lastWatchedAt: lastWatchedDate,
  };
}

/** The answer of saving a position (C7.45). Throws `contracts/malformed-answer` where it is no object. */
export function parseWatched(value: unknown): Watched {
  return readWatched(value) ?? malformed('watched');
}

import { type Instant, isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import { readInstant } from '../wire/instant';
import { readId } from '../wire/text';

/** An item that was bookmarked or followed, and since when where that is known (C3). */
export interface Bookmark {
  readonly itemId?: string | undefined;
  readonly createdAt?: Instant | undefined;
}

/** The answer of bookmarking or following (C7.36, C7.39). Throws `contracts/malformed-answer` where it is no object. */
export function parseBookmark(value: unknown): Bookmark {
  if (!isRecord(value)) return malformed('bookmark');
  return { itemId: readId(value.itemId), createdAt: readInstant(value.creationDate) };
}

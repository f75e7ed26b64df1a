import { type Instant, isRecord } from '@fjernsyn/kernel';
import type { Item } from '../item/item';
import { readItem } from '../item/read-item';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { readInstant } from '../wire/instant';
import type { OpenEnum } from '../wire/open-enum';
import { readId, readText } from '../wire/text';

/** What to play after, or of, an item (C7.40). */
export interface NextItem {
  readonly sourceItemId?: string | undefined;
  /** Undefined where nothing is left to play. */
  readonly next?: Item | undefined;
  /** Undefined where the service did not say: a failure for whoever needs it. */
  readonly suggestionType?:
    | OpenEnum<'StartWatching' | 'ContinueWatching' | 'RestartWatching' | 'Sequential' | 'None'>
    | undefined;
  readonly firstWatchedAt?: Instant | undefined;
  readonly lastWatchedAt?: Instant | undefined;
}

/** The answer of the next-item call (C7.40). A broken item is reported and left out; throws `contracts/malformed-answer`. */
export function parseNextItem(value: unknown, report: ReportFault): NextItem {
  if (!isRecord(value)) return malformed('next item');
  return {
    sourceItemId: readId(value.sourceItemId),
    next: value.next ? readItem(value.next, report, 'nextItem.next') : undefined,
    suggestionType: readText(value.suggestionType),
    firstWatchedAt: readInstant(value.firstWatchedDate),
    lastWatchedAt: readInstant(value.lastWatchedDate),
  };
}

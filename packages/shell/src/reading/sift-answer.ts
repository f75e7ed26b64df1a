import { siftItems } from '@fjernsyn/contracts';
import { type ContentLimit, mayShow } from '@fjernsyn/session';

/** An answer without the items that are above a limit; undefined where it is such an item, or a page about one. */
export function siftAnswer(answer: unknown, limit: ContentLimit | undefined): unknown {
  return siftItems(answer, (item) => mayShow(item, limit));
}

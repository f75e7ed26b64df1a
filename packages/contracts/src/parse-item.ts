import type { ReportFault } from './fault';
import type { Item } from './item';
import { malformed } from './malformed';
import { readItem } from './read-item';

/** The answer of an item call (C7.23). Throws `contracts/malformed-answer` where it is no item. */
export function parseItem(value: unknown, report: ReportFault): Item {
  return readItem(value, report, 'item') ?? malformed('item');
}

import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import type { Item } from './item';
import { readItem } from './read-item';

/** The answer of an item call (C7.23). Throws `contracts/malformed-answer` where it is no item. */
export function parseItem(value: unknown, report: ReportFault): Item {
  return readItem(value, report, 'item') ?? malformed('item');
}

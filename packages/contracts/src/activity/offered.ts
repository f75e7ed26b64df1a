import { isRecord } from '@fjernsyn/kernel';
import type { Item } from '../item/item';
import { readItem } from '../item/read-item';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';

/**
 * The answer of the offered call (C7.41): the item with the offers this viewer has, as it is or under `item`. Undefined where nothing is
 * offered (an empty answer); throws `contracts/malformed-answer` where it is no item.
 */
export function parseOffered(value: unknown, report: ReportFault): Item | undefined {
  if (value === undefined || value === null) return undefined;
  const sent = isRecord(value) && isRecord(value.item) ? value.item : value;
  return readItem(sent, report, 'offered') ?? malformed('offered');
}

import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { collect } from '../wire/collect';
import type { Item, ItemList } from './item';
import type { RawItemList } from './list-head';
import { readItemList, readItems } from './read-item';

/** The answer of a list call (C7.28). Throws `contracts/malformed-answer` where it is no list. */
export function parseItemList(value: unknown, report: ReportFault): ItemList {
  return readItemList(value, report, 'list') ?? malformed('list');
}

/** The answer of a call for several lists (C7.26); broken ones are reported and left out. Throws `contracts/malformed-answer`. */
export function parseItemLists(value: unknown, report: ReportFault): readonly ItemList[] {
  if (!Array.isArray(value)) return malformed('lists');
  return collect(value, (member, index) => readItemList(member, report, `lists[${index}]`));
}

/** The items of a rail, read when the rail needs them; `at` names the place in reports. */
export function parseItems(rawItems: readonly unknown[], report: ReportFault, at = 'items'): readonly Item[] {
  return readItems(rawItems, report, at);
}

/** A rail's list with its items read. */
export function toItemList(list: RawItemList, report: ReportFault): ItemList {
  const { rawItems, ...head } = list;
  return { ...head, items: readItems(rawItems, report, `list(${list.id}).items`) };
}

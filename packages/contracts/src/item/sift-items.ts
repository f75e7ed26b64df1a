import { isRecord, type UnknownRecord } from '@fjernsyn/kernel';
import { readText } from '../wire/text';
import { readClassification } from './classification';
import type { Item } from './item';
import { readItemCustomFields } from './item-custom-fields';

/** What decides for whom an item is. */
export type RatedItem = Pick<Item, 'type' | 'classification' | 'customFields'>;

/**
 * An answer of the service as it was sent, before it is read, without the items that may not be shown: from lists they are taken out, and elsewhere they
 * are as if they were not sent. Undefined where the answer is such an item, or a page about one. The answer is changed in place, as nobody else has
 * it and a copy of a whole page takes an old set too long.
 */
export function siftItems(answer: unknown, mayShow: (item: RatedItem) => boolean): unknown {
  const isBarred = (value: unknown, key?: string): boolean => {
    const item = isRecord(value) && isItem(value, key) ? toRatedItem(value) : undefined;
    return item !== undefined && !mayShow(item);
  };
  const sift = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((member) => !isBarred(member)).map(sift);
    if (!isRecord(value)) return value;
    const record: Record<string, unknown> = value;
    for (const key of Object.keys(record)) record[key] = isBarred(record[key], key) ? undefined : sift(record[key]);
    return record;
  };
  return isBarred(answer) || isBarred(pageItemOf(answer), 'item') ? undefined : sift(answer);
}

/** Whether a part of an answer is an item: a page has no type, and its entries have one of their own. What a slot shows may lack its type. */
function isItem({ type, title }: UnknownRecord, key: string | undefined): boolean {
  const kind = readText(type);
  return readText(title) !== undefined && (kind === undefined ? key === 'item' : !kind.endsWith('Entry'));
}

function toRatedItem({ type, classification, customFields }: UnknownRecord): RatedItem {
  return {
    type: readText(type) ?? 'program',
    classification: readClassification(classification),
    customFields: readItemCustomFields(customFields),
  };
}

/** What a page is about, which the service puts into the page or into one of its entries; undefined for anything else. */
function pageItemOf(answer: unknown): unknown {
  if (!isRecord(answer) || answer.template === undefined) return undefined;
  const entries: readonly unknown[] = Array.isArray(answer.entries) ? answer.entries : [];
  return [answer, ...entries].map((part) => (isRecord(part) ? part.item : undefined)).find(isRecord);
}

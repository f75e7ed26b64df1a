import { isRecord } from '@fjernsyn/kernel';
import type { Item } from '../item/item';
import type { RawItemList } from '../item/list-head';
import { readRawItemList } from '../item/raw-item-list';
import { readItem } from '../item/read-item';
import { readThemes, type Theme } from '../item/theme';
import { leaveOut, type ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readText, readTexts } from '../wire/text';
import { type PageEntry, readPageEntry } from './page-entry';

/** What a page says of itself to search engines. */
export interface PageMetadata {
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
}

/** A page of the service: rails, or an item with what goes along (C3.17). */
export interface Page {
  readonly id: string;
  readonly template: string;
  readonly title?: string | undefined;
  readonly key?: string | undefined;
  /** As it was asked for; prefer `canonical`, then the path of the list. */
  readonly path?: string | undefined;
  readonly canonical?: string | undefined;
  readonly refId?: string | undefined;
  readonly isStatic: boolean;
  readonly isSystemPage: boolean;
  readonly metadata: PageMetadata;
  readonly themes: readonly Theme[];
  readonly customFields: Readonly<Record<string, unknown>>;
  readonly entries: readonly PageEntry[];
  readonly item?: Item | undefined;
  readonly list?: RawItemList | undefined;
}

export const pageSchema = z.looseObject({
  id: field.id,
  template: field.text,
  title: field.text,
  key: field.text,
  path: field.path,
  canonical: field.path,
  refId: field.id,
  isStatic: field.flag,
  isSystemPage: field.flag,
  metadata: z.transform(readMetadata),
  themes: z.transform(readThemes),
  customFields: field.record,
});

/**
 * The answer of a page call (C7.21). Rails keep their items raw: read them with `parseItems` or `toItemList` when a rail comes near the
 * screen. Throws `contracts/malformed-answer` where it is no page.
 */
export function parsePage(value: unknown, report: ReportFault): Page {
  if (!isRecord(value)) return malformed('page');
  const { id, template, isStatic, isSystemPage, ...fields } = z.parse(pageSchema, value);
  if (id === undefined || template === undefined) return malformed('page');
  return {
    ...fields,
    id,
    template,
    isStatic: isStatic === true,
    isSystemPage: isSystemPage === true,
    entries: readEntries(value.entries, report),
    item: value.item ? readItem(value.item, report, 'page.item') : undefined,
    list: value.list ? readRawItemList(value.list, report, 'page.list') : undefined,
  };
}

function readEntries(value: unknown, report: ReportFault): readonly PageEntry[] {
  if (!Array.isArray(value)) leaveOut(report, 'page.entries', 'not-a-list');
  return collect(value, (member, index) => readPageEntry(member, report, `page.entries[${index}]`));
}

function readMetadata(value: unknown): PageMetadata {
  return isRecord(value)
    ? { description: readText(value.description), keywords: readTexts(value.keywords) }
    : { keywords: [] };
}

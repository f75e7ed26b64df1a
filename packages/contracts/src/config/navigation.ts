import { isRecord } from '@fjernsyn/kernel';
import type { RawItemList } from '../item/list-head';
import { readRawItemList } from '../item/raw-item-list';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readText } from '../wire/text';

/** What a navigation entry holds besides a link. */
export interface NavigationContent {
  readonly imageType?: string | undefined;
  readonly title?: string | undefined;
  readonly list?: RawItemList | undefined;
}

/** One entry of a menu: a heading where it has no path, an outside link where the path begins with `http`. */
export interface NavigationEntry {
  readonly label?: string | undefined;
  readonly path?: string | undefined;
  readonly icon?: string | undefined;
  readonly depth: number;
  readonly isFeatured: boolean;
  readonly children: readonly NavigationEntry[];
  readonly content?: NavigationContent | undefined;
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** The menus of the product. */
export interface Navigation {
  readonly header: readonly NavigationEntry[];
  readonly account?: NavigationEntry | undefined;
  readonly footer?: NavigationEntry | undefined;
  readonly copyright?: string | undefined;
  readonly customFields: Readonly<Record<string, unknown>>;
}

export const navigationEntrySchema = z.looseObject({
  label: field.text,
  path: field.path,
  icon: field.text,
  depth: field.number,
  featured: field.flag,
  customFields: field.record,
});

/** The menus; entries that are no objects are reported and left out. Undefined where none were sent. */
export function readNavigation(value: unknown, report: ReportFault, at: string): Navigation | undefined {
  if (!isRecord(value)) return undefined;
  return {
    header: readEntries(value.header, report, `${at}.header`),
    account: isRecord(value.account) ? readEntry(value.account, report, `${at}.account`) : undefined,
    footer: isRecord(value.footer) ? readEntry(value.footer, report, `${at}.footer`) : undefined,
    copyright: readText(value.copyright),
    customFields: isRecord(value.customFields) ? value.customFields : {},
  };
}

function readEntries(value: unknown, report: ReportFault, at: string): readonly NavigationEntry[] {
  return collect(value, (member, index) => {
    const place = `${at}[${index}]`;
    return isRecord(member) ? readEntry(member, report, place) : leaveOut(report, place, 'not-an-object');
  });
}

function readEntry(value: Readonly<Record<string, unknown>>, report: ReportFault, at: string): NavigationEntry {
  const { depth, featured, ...fields } = z.parse(navigationEntrySchema, value);
  if (fields.path === undefined && readText(value.path) !== undefined) report({ path: at, reason: 'unsafe-path' });
  return {
    ...fields,
    depth: depth ?? 0,
    isFeatured: featured === true,
    children: readEntries(value.children, report, `${at}.children`),
    content: isRecord(value.content) ? readContent(value.content, report, `${at}.content`) : undefined,
  };
}

function readContent(value: Readonly<Record<string, unknown>>, report: ReportFault, at: string): NavigationContent {
  return {
    imageType: readText(value.imageType),
    title: readText(value.title),
    list: value.list ? readRawItemList(value.list, report, `${at}.list`) : undefined,
  };
}

import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
import { readFlag } from '../wire/flag';
import { readImages } from './images';
import type { ListHead, RawItemList } from './list-head';
import { readPaging } from './paging';
import { readThemes } from './theme';

export const listSchema = z.looseObject({
  id: field.id,
  parameter: field.text,
  key: field.text,
  title: field.text,
  tagline: field.text,
  description: field.text,
  shortDescription: field.text,
  path: field.path,
  size: field.number,
  paging: z.transform(readPaging),
  itemTypes: field.texts,
  images: z.transform(readImages),
  themes: z.transform(readThemes),
  customFields: field.record,
  listData: field.record,
});

/** A list whose items stay raw; undefined and reported where it is none. */
export function readRawItemList(value: unknown, report: ReportFault, at: string): RawItemList | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  if (!Array.isArray(value.items)) return leaveOut(report, `${at}.items`, 'not-a-list');
  const { items: _items, id, size, ...fields } = z.parse(listSchema, value);
  if (id === undefined) return leaveOut(report, at, 'no-id');
  const head: ListHead = { ...fields, id, size: size ?? -1, isProfileList: readIsProfileList(value.listMeta) };
  return { ...head, rawItems: value.items };
}

function readIsProfileList(listMeta: unknown): boolean {
  return isRecord(listMeta) && readFlag(listMeta.isProfileList) === true;
}

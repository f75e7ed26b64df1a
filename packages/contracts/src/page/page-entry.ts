import { isRecord } from '@fjernsyn/kernel';
import { type Images, readImages } from '../item/images';
import type { Item } from '../item/item';
import type { RawItemList } from '../item/list-head';
import { readRawItemList } from '../item/raw-item-list';
import { readItem } from '../item/read-item';
import { type EntryColor, readEntryColor } from '../item/theme';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
import type { OpenEnum } from '../wire/open-enum';

/** The custom fields of an entry that the product reads; any other stays as sent. */
export interface EntryCustomFields {
  readonly [name: string]: unknown;
  /** Seconds between the pictures of a hero. */
  readonly autoCycle?: number | undefined;
  readonly customTagline?: string | undefined;
  readonly assetTitlePosition?: OpenEnum<'below'> | undefined;
  readonly moreLinkUrl?: string | undefined;
  readonly link?: string | undefined;
  /** Of a page of the web. */
  readonly url?: string | undefined;
  readonly imageText?: string | undefined;
  readonly altText?: string | undefined;
  readonly caption?: string | undefined;
  readonly imageWidth?: OpenEnum<'fullWidth' | 'contentWidth'> | undefined;
  readonly widthPercentage?: number | undefined;
  readonly backgroundColor?: EntryColor | undefined;
  readonly textColor?: EntryColor | undefined;
  readonly enableListDetail?: boolean | undefined;
}

/** One part of a page: usually a rail, sometimes an item, an image or a text (C3.18). */
export interface PageEntry {
  readonly id: string;
  readonly type: OpenEnum<
    | 'ListEntry'
    | 'UserEntry'
    | 'RecommendationEntry'
    | 'ItemEntry'
    | 'ImageEntry'
    | 'CustomEntry'
    | 'TextEntry'
    | 'ChannelListEntry'
    | 'ItemDetailEntry'
    | 'ListDetailEntry'
    | 'PeopleEntry'
  >;
  /** Such as `DRH6`, `T2` or `T1 (TA)`; a prefix and a suffix are part of the name. */
  readonly template: string;
  readonly title?: string | undefined;
  readonly customFields: EntryCustomFields;
  readonly images: Images;
  /** Text or html of a TextEntry; never to be shown before it is cleaned. */
  readonly text?: string | undefined;
  readonly isProfileList: boolean;
  readonly list?: RawItemList | undefined;
  readonly item?: Item | undefined;
}

export const customFieldsSchema = z.looseObject({
  autoCycle: field.positive,
  customTagline: field.text,
  assetTitlePosition: field.text,
  moreLinkUrl: field.path,
  link: field.path,
  url: field.address,
  imageText: field.text,
  altText: field.text,
  caption: field.text,
  imageWidth: field.text,
  widthPercentage: field.positive,
  backgroundColor: z.transform(readEntryColor),
  textColor: z.transform(readEntryColor),
  enableListDetail: field.flag,
});

export const entrySchema = z.looseObject({
  id: field.id,
  type: field.text,
  template: field.text,
  title: field.text,
  customFields: z.transform(
    (value: unknown): EntryCustomFields => (isRecord(value) ? z.parse(customFieldsSchema, value) : {}),
  ),
  images: z.transform(readImages),
  text: field.text,
  listMeta: field.record,
});

/** An entry of a page; undefined and reported where it has no id, type or template. A broken list or item only loses itself. */
export function readPageEntry(value: unknown, report: ReportFault, at: string): PageEntry | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const { id, type, template, listMeta, list: _list, item: _item, ...fields } = z.parse(entrySchema, value);
  if (id === undefined) return leaveOut(report, at, 'no-id');
  if (type === undefined) return leaveOut(report, at, 'no-type', id);
  if (template === undefined) return leaveOut(report, at, 'no-template', id);
  const list = value.list ? readRawItemList(value.list, report, `${at}.list`) : undefined;
  const item = value.item ? readItem(value.item, report, `${at}.item`) : undefined;
  return {
    ...fields,
    id,
    type,
    template,
    isProfileList: listMeta.isProfileList === true || list?.isProfileList === true,
    list,
    item,
  };
}

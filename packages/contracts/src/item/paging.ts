import { isRecord } from '@fjernsyn/kernel';
import { readNumber } from '../wire/number';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** What may be taken from a link to another page: its number and the list's parameter. The query is rebuilt (reading "Lists"). */
export interface PageLink {
  readonly page: number;
  readonly param?: string | undefined;
}

/** Who may read a list, where not everybody. */
export interface ListAuthorization {
  readonly type: OpenEnum<'UserAccount' | 'UserProfile'>;
  readonly scope?: OpenEnum<'Catalog' | 'Commerce' | 'Settings'> | undefined;
}

/** Where a list stands: `page` 0 is nothing loaded, `total` counts pages (not items), −1 is unknown (C3.15). */
export interface Paging {
  readonly page: number;
  readonly total: number;
  /** Items a page, −1 where unknown. */
  readonly size: number;
  readonly next?: PageLink | undefined;
  readonly previous?: PageLink | undefined;
  readonly pageSize?: number | undefined;
  readonly authorization?: ListAuthorization | undefined;
}

/** The paging of a list; a missing one is page 1 with an unknown total. */
export function readPaging(value: unknown): Paging {
  const sent = isRecord(value) ? value : {};
  const options = isRecord(sent.options) ? sent.options : {};
  return {
    page: Math.max(0, readNumber(sent.page) ?? 1),
    total: readNumber(sent.total) ?? -1,
    size: readNumber(sent.size) ?? -1,
    next: readPageLink(sent.next),
    previous: readPageLink(sent.previous),
    pageSize: readNumber(options.pageSize),
    authorization: readAuthorization(sent.authorization),
  };
}

/** Page and parameter of a link such as `/lists/12?page=2&param=A%3Ab&sub=…`; undefined where it names no page. */
export function readPageLink(value: unknown): PageLink | undefined {
  if (typeof value !== 'string') return undefined;
  const query = value.split('?')[1]?.split('#')[0] ?? '';
  let page: number | undefined;
  let param: string | undefined;
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (name === 'page') page = readNumber(pair.slice(at + 1));
    if (name === 'param') param = decoded(pair.slice(at + 1));
  }
  return page !== undefined && page >= 1 && Number.isInteger(page) ? { page, param } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return readText(decodeURIComponent(text.replace(/\+/g, ' ')));
  } catch {
    return undefined;
  }
}

function readAuthorization(value: unknown): ListAuthorization | undefined {
  const type = isRecord(value) ? readText(value.type) : undefined;
  return isRecord(value) && type !== undefined ? { type, scope: readText(value.scope) } : undefined;
}

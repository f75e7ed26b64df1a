import { type CatalogueEntry, itemTypeOf, type ListDefinition, slug, titleOf } from '@fjernsyn/reference-catalogue';
import { toRelationships } from './event-fields';
import { isShown } from './is-shown';
import { orderOf } from './orders';
import { toItem } from './to-item';
import type { ViewerListName } from './viewer-list-names';
import type { AnswerContext, Wire } from './wire';

/** How a list is asked for; `page` counts from 1. */
export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly parameter?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly orderBy?: string | undefined;
  readonly itemType?: string | undefined;
  /** What of an event's surroundings comes along: `competition`, `teams`. */
  readonly relations?: readonly string[] | undefined;
}

const shelfSize = 1_000;
const shelfStep = 19;

/** The smuggled part of a link to another page: the service adds what nobody sent. */
const smuggled = 'segments=DRTV%2Cminisjang%2Cramasjang%2Cultra&isDeviceAbroad=false&isLive2VodSupported=true';

/** A page of a list. Its links carry parameters that the client did not send and must not follow. */
export function toList(definition: ListDefinition, request: ListRequest, context: AnswerContext): Wire {
  const entries = selectEntries(definition, request, context);
  const { page, pageSize, parameter } = request;
  const total = Math.ceil(entries.length / pageSize);
  const shown = entries.slice((page - 1) * pageSize, page * pageSize);
  const param = parameter === undefined ? '' : `param=${encodeURIComponent(parameter)}&`;
  return {
    ...listHead(definition, parameter),
    itemTypes: [...new Set(entries.map(itemTypeOf))],
    items: shown.map((entry) => ({ ...toItem(entry, context), ...relationsOf(entry, request.relations, context) })),
    size: entries.length,
    paging: {
      total,
      page,
      size: pageSize,
      ...(page < total && {
        next: `/lists/${definition.id}?page_size=${pageSize}&${param}lang=da&page=${page + 1}&${smuggled}`,
      }),
      ...(page > 1 && {
        previous: `/lists/${definition.id}?page=${page - 1}&${param}page_size=${pageSize}&lang=da&${smuggled}`,
      }),
      options: { pageSize },
    },
  };
}

function relationsOf(entry: CatalogueEntry, wanted: readonly string[] = [], context: AnswerContext): Wire {
  if (entry.type !== 'event' || wanted.length === 0) return {};
  const all = Object.entries(toRelationships(entry, (related) => toItem(related, context)) ?? {});
  return { relationships: Object.fromEntries(all.filter(([role]) => wanted.includes(role))) };
}

/** A list that was not prefetched: no items, page 0, and the link to its first page. */
export function toUnloadedList(
  definition: ListDefinition,
  pageSize: number,
  context: AnswerContext,
  parameter?: string,
): Wire {
  const size = selectEntries(definition, { page: 1, pageSize, parameter }, context).length;
  const param = parameter === undefined ? '' : `&param=${encodeURIComponent(parameter)}`;
  return {
    id: definition.id,
    ...(parameter !== undefined && { parameter }),
    path: `/liste/${definition.id}`,
    items: [],
    size: definition.isRecommended ? 24 : size,
    paging: {
      total: Math.max(1, Math.ceil(size / pageSize)),
      page: 0,
      size: pageSize,
      next: `/lists/${definition.id}?page_size=${pageSize}&page=1${param}`,
      options: { pageSize },
    },
    listMeta: { isProfileList: false },
  };
}

/** The place of a viewer's own list, which only a profile can fetch. */
export function toViewerPlaceholder({ id, title, path }: ViewerListName): Wire {
  return {
    id,
    title,
    path: '',
    size: -1,
    items: [],
    paging: {
      total: -1,
      page: 0,
      size: -1,
      next: `${path}?page=1`,
      authorization: { type: 'UserProfile', scope: 'Catalog' },
    },
  };
}

function listHead({ id, title }: ListDefinition, parameter: string | undefined): Wire {
  const pathIdSegment = `${slug(title)}_${id}`;
  return {
    id,
    ...(parameter !== undefined && { parameter }),
    title: parameter?.split(':')[1] ?? title,
    description: '',
    shortDescription: '',
    ...(parameter === undefined && { tagline: '' }),
    themes: [],
    customFields: { PathIdSegment: pathIdSegment },
    path: letterOf(parameter) === undefined ? `/liste/${pathIdSegment}` : `/a-aa/${letterOf(parameter)}`,
  };
}

function selectEntries(
  definition: ListDefinition,
  { parameter, order, orderBy, itemType }: ListRequest,
  context: AnswerContext,
) {
  const letter = letterOf(parameter);
  const shelf = shelfOf(parameter, definition.entriesAt(context.nowAt));
  let selected = shelf.filter((entry) => isShown(entry, context));
  if (letter !== undefined) selected = selected.filter((entry) => titleGroupKey(titleOf(entry)) === letter);
  if (itemType !== undefined) selected = selected.filter((entry) => itemType.split(',').includes(itemTypeOf(entry)));
  const compare = orderOf(orderBy ?? (letter && 'a-z'));
  if (compare !== undefined) selected.sort(compare);
  // What is ordered by something is so from its end, unless the call says otherwise.
  const isDescending = (order ?? (orderOf(orderBy) && 'desc')) === 'desc';
  return isDescending ? selected.reverse() : selected;
}

function letterOf(parameter = ''): string | undefined {
  return /^TitleGroupKey:(.*)$/s.exec(parameter)?.[1];
}

/** A thousand entries of a list from a place on, round its end: so many long rails have other beginnings, and one list behind them. */
function shelfOf(parameter: string | undefined, entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const number = /^Shelf:(\d{1,3})$/.exec(parameter ?? '')?.[1];
  if (number === undefined) return entries;
  const start = (Number(number) * shelfStep) % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)].slice(0, shelfSize);
}

/** The letter a title stands under: small from a to z, capital for Æ, Ø and Å, `#` for the rest. */
export function titleGroupKey(title: string): string {
  const letter = title.slice(0, 1).toLowerCase();
  if (/[a-z]/.test(letter)) return letter;
  return /[æøå]/.test(letter) ? letter.toUpperCase() : '#';
}

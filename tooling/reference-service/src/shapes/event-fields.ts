import {
  type CatalogueEntry,
  channels,
  type EventEntry,
  eventTimes,
  relationsOf,
  slug,
} from '@fjernsyn/reference-catalogue';
import { wireDate } from './dates';
import type { AnswerContext, Wire } from './wire';

/** What an event has beside the fields of every item: when it is, which sport and where it is sent (C3). */
export function eventFields({ event, competition }: EventEntry, context: AnswerContext): Wire {
  const { startAt, endAt } = eventTimes(event, context.nowAt);
  const year = new Date(startAt).getUTCFullYear();
  return {
    customId: '',
    shortDescription: `${competition.title}, ${event.round.toLowerCase()}.`,
    contextualTitle: event.round,
    channelPath: `/kanal/${slug(channels.sport.title)}_${channels.sport.id}`,
    categories: ['sport'],
    sports: [competition.sport],
    round: String(Number.parseInt(event.round, 10) || event.round),
    country: 'DANMARK',
    eventStartDate: wireDate(startAt),
    eventEndDate: wireDate(endAt),
    yearStart: year,
    yearEnd: year,
  };
}

/** What an entry of sport belongs to and consists of, as lists by role; undefined for what is related to nothing. */
export function toRelationships(
  entry: CatalogueEntry,
  toRelated: (entry: CatalogueEntry) => Wire,
): Readonly<Record<string, Wire>> | undefined {
  const lists = Object.entries(relationsOf(entry)).map(([role, related]) => [
    role,
    {
      id: `${entry.id}-${role}`,
      path: '',
      items: related.map(toRelated),
      size: related.length,
      paging: { total: 1, page: 1 },
    },
  ]);
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
}

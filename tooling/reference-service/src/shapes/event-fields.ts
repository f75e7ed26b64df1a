import { type CatalogueEntry, channels, type EventEntry, eventTimes, slug } from '@fjernsyn/reference-catalogue';
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

/** The competition and the teams of an event, as lists by role; an event without teams has no list of them. */
export function toRelationships(
  { id, competition, teams }: EventEntry,
  toRelated: (entry: CatalogueEntry) => Wire,
): Readonly<Record<string, Wire>> {
  const list = (role: string, entries: readonly CatalogueEntry[]): Wire => ({
    id: `${id}-${role}`,
    path: '',
    items: entries.map(toRelated),
    size: entries.length,
    paging: { total: 1, page: 1 },
  });
  return {
    competition: list('competition', [{ type: 'competition', id: competition.id, competition }]),
    ...(teams.length > 0 && {
      teams: list(
        'teams',
        teams.map((team) => ({ type: 'team', id: team.id, team })),
      ),
    }),
  };
}

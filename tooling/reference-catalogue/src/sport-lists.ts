import { type EventEntry, entryOf, eventEntries } from './catalogue';
import { eventState, eventTimes } from './event-times';
import { fixedList, type ListDefinition } from './rails';
import { competitions } from './sport-competitions';
import { teams } from './sport-teams';

const order = { Live: 0, Upcoming: 1, Past: 2 } as const;
const fullRail = 24;

/** Events as they stand at a moment: those that are live, those to come with the next one first, and those that are over, the last one first. */
export function eventsAt(nowAt: number, from: readonly EventEntry[] = eventEntries): readonly EventEntry[] {
  const timed = from.map((entry) => ({
    entry,
    rank: order[eventState(entry.event, nowAt)],
    startAt: eventTimes(entry.event, nowAt).startAt,
  }));
  timed.sort(
    (one, other) =>
      one.rank - other.rank || (one.rank === 2 ? other.startAt - one.startAt : one.startAt - other.startAt),
  );
  return timed.map(({ entry }) => entry);
}

/** The list of the events there are at a moment, 24 at most. */
export function sportList(id: string, title: string, from: readonly EventEntry[] = eventEntries): ListDefinition {
  return { id, title, entriesAt: (nowAt) => eventsAt(nowAt, from).slice(0, fullRail) };
}

/** Every competition and every team as a list, and the events of each. */
export const sportLists: readonly ListDefinition[] = [
  fixedList(
    '400024',
    'Turneringer',
    competitions.map(({ id }) => entryOf(id)),
  ),
  fixedList(
    '400025',
    'Hold',
    teams.map(({ id }) => entryOf(id)),
  ),
  ...competitions.flatMap(({ id, title }) => [
    sportList(
      competitionListId(id),
      title,
      eventEntries.filter((entry) => entry.competition.id === id),
    ),
    fixedList(
      teamsListId(id),
      `Hold i ${title}`,
      teams.filter((team) => team.competitionId === id).map((team) => entryOf(team.id)),
    ),
  ]),
  ...teams.map(({ id, title }) =>
    sportList(
      teamListId(id),
      title,
      eventEntries.filter((entry) => entry.teams.some((team) => team.id === id)),
    ),
  ),
];

/** The id of the list of a competition's events. */
export function competitionListId(id: string): string {
  return `47${id.slice(-4)}`;
}

/** The id of the list of a competition's teams. */
export function teamsListId(id: string): string {
  return `48${id.slice(-4)}`;
}

/** The id of the list of a team's events. */
export function teamListId(id: string): string {
  return `49${id.slice(-4)}`;
}

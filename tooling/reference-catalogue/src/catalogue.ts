import { archiveFilms } from './archive';
import { type ChannelTitle, channels } from './channels';
import { films } from './films';
import { type LinkTitle, links } from './links';
import type { PersonTitle } from './person';
import { persons } from './persons';
import { showcaseFilms } from './showcase-films';
import { liveNowEvent, showcaseCompetitions } from './showcase-sport';
import { shows } from './shows';
import type { CompetitionTitle, EventTitle, TeamTitle } from './sport';
import { competitions } from './sport-competitions';
import { events } from './sport-events';
import { teams } from './sport-teams';
import type { Audience, EpisodeTitle, FilmTitle, FilmType, SeasonTitle, ShowTitle } from './title';
import { trialFilms } from './trial-films';

/** One thing of the catalogue, together with what it belongs to. */
export type CatalogueEntry =
  | TitleEntry
  | { readonly type: 'channel'; readonly id: string; readonly channel: ChannelTitle }
  | { readonly type: 'link'; readonly id: string; readonly link: LinkTitle }
  | { readonly type: 'persona'; readonly id: string; readonly person: PersonTitle }
  | { readonly type: 'competition'; readonly id: string; readonly competition: CompetitionTitle }
  | { readonly type: 'team'; readonly id: string; readonly team: TeamTitle }
  | EventEntry;

/** An entry that is made of a show or a film. */
export type TitleEntry =
  | { readonly type: 'show'; readonly id: string; readonly show: ShowTitle }
  | SeasonEntry
  | EpisodeEntry
  | { readonly type: 'program'; readonly id: string; readonly film: FilmTitle };

/** An event, its competition and its teams, the home team first. */
export interface EventEntry {
  readonly type: 'event';
  readonly id: string;
  readonly event: EventTitle;
  readonly competition: CompetitionTitle;
  readonly teams: readonly TeamTitle[];
}

/** A season and its show. */
export interface SeasonEntry {
  readonly type: 'season';
  readonly id: string;
  readonly show: ShowTitle;
  readonly season: SeasonTitle;
}

/** An episode, its season and its show; `number` counts from 1. */
export interface EpisodeEntry {
  readonly type: 'episode';
  readonly id: string;
  readonly seasonId: string;
  readonly show: ShowTitle;
  readonly season: SeasonTitle;
  readonly episode: EpisodeTitle;
  readonly number: number;
}

/** The seasons of a show, oldest first. */
export function seasonsOf(show: ShowTitle): readonly SeasonEntry[] {
  return show.seasons.map((season, index) => ({
    type: 'season',
    id: String(Number(show.id) + 100 * (index + 1)),
    show,
    season,
  }));
}

/** The newest season of a show. */
export function newestSeasonOf(show: ShowTitle): SeasonEntry {
  const seasons = seasonsOf(show);
  const newest = seasons[seasons.length - 1];
  if (newest === undefined) throw new Error(`${show.title} has no season`);
  return newest;
}

/** The episodes of a season, first to last. */
export function episodesOf({ id, show, season }: SeasonEntry): readonly EpisodeEntry[] {
  return season.episodes.map((episode, index) => ({
    type: 'episode',
    id: String(Number(id) + index + 1),
    seasonId: id,
    show,
    season,
    episode,
    number: index + 1,
  }));
}

/** A show as an entry. */
export function showEntry(show: ShowTitle): TitleEntry {
  return { type: 'show', id: show.id, show };
}

/** A film as an entry. */
export function filmEntry(film: FilmTitle): TitleEntry {
  return { type: 'program', id: film.id, film };
}

/** The type of an entry on the wire. */
export function itemTypeOf(entry: CatalogueEntry): ItemType {
  if (entry.type === 'program') return entry.film.itemType ?? 'program';
  return entry.type === 'competition' ? (entry.competition.itemType ?? 'competition') : entry.type;
}

/** A type of the wire. */
export type ItemType = CatalogueEntry['type'] | FilmType | NonNullable<CompetitionTitle['itemType']>;

/** The show or film an entry is made of; undefined for what has none. */
export function titleBehind(entry: CatalogueEntry): ShowTitle | FilmTitle | undefined {
  if (entry.type === 'program') return entry.film;
  return entry.type === 'show' || entry.type === 'season' || entry.type === 'episode' ? entry.show : undefined;
}

/** Whom an entry is made for; undefined for what is no title. */
export function audienceOf(entry: CatalogueEntry): Audience | undefined {
  const title = titleBehind(entry);
  return title && (title.audience ?? 'adults');
}

/** The title an entry is shown under. */
export function titleOf(entry: CatalogueEntry): string {
  switch (entry.type) {
    case 'show':
    case 'season':
      return entry.show.title;
    case 'episode':
      return `${entry.show.title}: ${entry.episode.title}`;
    case 'program':
      return entry.film.title;
    case 'channel':
      return entry.channel.title;
    case 'link':
      return entry.link.title;
    case 'persona':
      return entry.person.name;
    case 'competition':
      return entry.competition.title;
    case 'team':
      return entry.team.title;
    case 'event':
      return entry.event.title ?? entry.teams.map((team) => team.title).join(' - ');
  }
}

/** Every event as an entry, in the order of the cycle. */
export const eventEntries: readonly EventEntry[] = events.map(eventEntry);

/** The event that is on whenever one looks; it stands in no list of {@link eventEntries}. */
export const liveNowEntry: EventEntry = eventEntry(liveNowEvent);

function eventEntry(event: EventTitle): EventEntry {
  return {
    type: 'event',
    id: event.id,
    event,
    competition: known([...competitions, ...showcaseCompetitions], event.competitionId),
    teams: event.teamIds.map((id) => known(teams, id)),
  };
}

/** Every entry of the catalogue by id. */
export const entriesById: ReadonlyMap<string, CatalogueEntry> = new Map(
  [...allEntries()].map((entry) => [entry.id, entry]),
);

/** The entry of an id. */
export function entryOf(id: string): CatalogueEntry {
  const entry = entriesById.get(id);
  if (entry === undefined) throw new Error(`No entry ${id} in the catalogue`);
  return entry;
}

function* allEntries(): Generator<CatalogueEntry> {
  for (const show of shows) {
    yield showEntry(show);
    for (const season of seasonsOf(show)) {
      yield season;
      yield* episodesOf(season);
    }
  }
  for (const film of [...films, ...showcaseFilms, ...archiveFilms, ...trialFilms]) yield filmEntry(film);
  for (const channel of Object.values(channels)) yield { type: 'channel', id: channel.id, channel };
  for (const link of links) yield { type: 'link', id: link.id, link };
  for (const person of persons) yield { type: 'persona', id: person.id, person };
  for (const competition of [...competitions, ...showcaseCompetitions])
    yield { type: 'competition', id: competition.id, competition };
  for (const team of teams) yield { type: 'team', id: team.id, team };
  yield* eventEntries;
  yield liveNowEntry;
}

function known<Named extends { readonly id: string }>(all: readonly Named[], id: string): Named {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing has the id ${id}`);
  return found;
}

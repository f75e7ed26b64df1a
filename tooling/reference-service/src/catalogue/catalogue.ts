import { channels } from './channels';
import { documentaryFilms } from './films-documentary';
import { dramaFilms } from './films-drama';
import { type LinkTitle, links } from './links';
import { childrenShows } from './shows-children';
import { crimeShows } from './shows-crime';
import { dramaShows } from './shows-drama';
import { factualShows } from './shows-factual';
import type { EpisodeTitle, FilmTitle, SeasonTitle, ShowTitle } from './title';
import { trialFilms } from './trial-films';

/** One thing of the catalogue, together with what it belongs to. */
export type CatalogueEntry =
  | { readonly type: 'show'; readonly id: string; readonly show: ShowTitle }
  | SeasonEntry
  | EpisodeEntry
  | { readonly type: 'program'; readonly id: string; readonly film: FilmTitle }
  | { readonly type: 'channel'; readonly id: string; readonly channel: (typeof channels)[keyof typeof channels] }
  | { readonly type: 'link'; readonly id: string; readonly link: LinkTitle };

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

/** Every show. */
export const shows: readonly ShowTitle[] = [...crimeShows, ...dramaShows, ...factualShows, ...childrenShows];

/** Every film. */
export const films: readonly FilmTitle[] = [...dramaFilms, ...documentaryFilms];

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
export function showEntry(show: ShowTitle): CatalogueEntry {
  return { type: 'show', id: show.id, show };
}

/** A film as an entry. */
export function filmEntry(film: FilmTitle): CatalogueEntry {
  return { type: 'program', id: film.id, film };
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
  }
}

/** Every entry of the catalogue by id. */
export const entriesById: ReadonlyMap<string, CatalogueEntry> = new Map(
  [...allEntries()].map((entry) => [entry.id, entry]),
);

function* allEntries(): Generator<CatalogueEntry> {
  for (const show of shows) {
    yield showEntry(show);
    for (const season of seasonsOf(show)) {
      yield season;
      yield* episodesOf(season);
    }
  }
  for (const film of [...films, ...trialFilms]) yield filmEntry(film);
  for (const channel of Object.values(channels)) yield { type: 'channel', id: channel.id, channel };
  for (const link of links) yield { type: 'link', id: link.id, link };
}

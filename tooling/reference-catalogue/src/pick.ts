import {
  type CatalogueEntry,
  type EpisodeEntry,
  entryOf,
  episodesOf,
  filmEntry,
  newestSeasonOf,
  seasonsOf,
  showEntry,
  type TitleEntry,
} from './catalogue';
import { isComing } from './coming';
import { films } from './films';
import { shows } from './shows';
import type { FilmTitle, ShowTitle } from './title';

/** The entries of ids, in their order. */
export function byIds(...ids: readonly string[]): readonly CatalogueEntry[] {
  return ids.map(entryOf);
}

/** Shows as entries. */
export function asShows(from: readonly ShowTitle[]): readonly TitleEntry[] {
  return from.map(showEntry);
}

/** Films as entries. */
export function asFilms(from: readonly FilmTitle[]): readonly TitleEntry[] {
  return from.map(filmEntry);
}

/** The newest season of each show. */
export function newestSeasons(from: readonly ShowTitle[]): readonly TitleEntry[] {
  return from.map(newestSeasonOf);
}

/** The newest episode of each show that is out. */
export function newestEpisodes(from: readonly ShowTitle[]): readonly EpisodeEntry[] {
  return from.flatMap((show) =>
    episodesOf(newestSeasonOf(show))
      .filter((episode) => !isComing(episode))
      .slice(-1),
  );
}

/** The first episode of each show. */
export function firstEpisodes(from: readonly ShowTitle[]): readonly EpisodeEntry[] {
  return from.flatMap((show) => seasonsOf(show).slice(0, 1).flatMap(episodesOf).slice(0, 1));
}

/** Every episode of some shows, one show after the other, the newest season first. */
export function allEpisodes(from: readonly ShowTitle[]): readonly EpisodeEntry[] {
  return from.flatMap((show) => [...seasonsOf(show)].reverse().flatMap(episodesOf));
}

/** Adult shows of a genre. */
export function showsOf(...genres: readonly string[]): readonly ShowTitle[] {
  return shows.filter((show) => show.audience === undefined && hasGenre(show, genres));
}

/** Adult films of a genre. */
export function filmsOf(...genres: readonly string[]): readonly FilmTitle[] {
  return films.filter((film) => film.audience === undefined && hasGenre(film, genres));
}

/** Shows by their ids without the last three digits, which are all 0. */
export function showsByNumber(...numbers: readonly number[]): readonly ShowTitle[] {
  return numbers.flatMap((number) => shows.filter((show) => show.id === `${number}000`));
}

/** One of each in turn, until all are used up. */
export function inTurn<Entry>(...groups: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group.slice(index, index + 1))).flat();
}

function hasGenre(title: ShowTitle | FilmTitle, genres: readonly string[]): boolean {
  return title.genres.some((genre) => genres.includes(genre));
}

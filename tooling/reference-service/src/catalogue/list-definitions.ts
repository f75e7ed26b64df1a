import {
  type CatalogueEntry,
  entriesById,
  episodesOf,
  filmEntry,
  films,
  newestSeasonOf,
  seasonsOf,
  showEntry,
  shows,
} from './catalogue';
import { channels } from './channels';
import { links } from './links';
import { childrenShows } from './shows-children';
import { crimeShows } from './shows-crime';
import type { FilmTitle, ShowTitle } from './title';
import { trialFilms } from './trial-films';

/** A list of the catalogue: its ids never repeat within it. */
export interface ListDefinition {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
  /** Filled by recommendations: the list call itself has nothing to give. */
  readonly isRecommended?: boolean;
}

const railSize = 24;

/** The lists of the catalogue by id. */
export const listsById: ReadonlyMap<string, ListDefinition> = new Map(
  [
    list('400001', 'Forside: topfladen', heroEntries()),
    list('400002', 'Nyt denne uge', rail(newest(shows), films.filter((film) => film.year === 2026).map(filmEntry))),
    list(
      '400003',
      'Serier alle taler om',
      rail(shows.filter(isForAdults).map(showEntry), childrenShows.map(showEntry)),
    ),
    list('400004', 'Krimi til mørke aftener', rail(crimeShows.flatMap(allEpisodes), suspenseFilms())),
    list('400005', 'Overblik', rail(['215000', '214000', '210000'].flatMap(episodesOfShow)).slice(0, 8)),
    list('400006', 'Genveje', links.slice(0, 5).map(byId)),
    list('400007', 'Film fra nord', films.map(filmEntry)),
    list('400008', 'Lige nu på kanalerne', Object.values(channels).map(byId)),
    list('400009', 'Emner', links.map(byId)),
    list(
      '400010',
      'Dokumentar',
      rail(documentaries(), ['212000', '213000', '216000', '214000'].flatMap(episodesOfShow)),
    ),
    list(
      '400011',
      'Natur og rolige timer',
      rail(['212000', '216000', '211000', '213000'].flatMap(episodesOfShow), documentaries()),
    ),
    list('400012', 'Film til en søndag', rail([...films].reverse().map(filmEntry), shows.map(newestSeasonOf))),
    list('400013', 'Til de yngste', rail(childrenShows.flatMap(allEpisodes), childrenShows.map(showEntry))),
    { ...list('400014', 'Anbefalet til dig [TA]', []), isRecommended: true },
    list(
      '400015',
      'Under en halv time',
      rail(shows.filter(isForAdults).flatMap(allEpisodes).filter(isShort), childrenShows.flatMap(allEpisodes)),
    ),
    list('400016', 'Ny sæson', rail(shows.map(newestSeasonOf))),
    list('400020', 'Hele samlingen', [...shows.map(showEntry), ...films.map(filmEntry)]),
    list('400021', 'Alle serier', shows.map(showEntry)),
    list('400030', 'Tom liste', []),
    list('400031', 'Prøve: afspilning', trialFilms.map(filmEntry)),
  ].map((definition) => [definition.id, definition]),
);

function list(id: string, title: string, entries: readonly CatalogueEntry[]): ListDefinition {
  return { id, title, entries };
}

/** The first 24 of some entries, each id once. */
function rail(...groups: readonly (readonly CatalogueEntry[])[]): readonly CatalogueEntry[] {
  const unique = new Map(groups.flat().map((entry) => [entry.id, entry]));
  return [...unique.values()].slice(0, railSize);
}

function byId({ id }: { readonly id: string }): CatalogueEntry {
  const entry = entriesById.get(id);
  if (entry === undefined) throw new Error(`No entry ${id} in the catalogue`);
  return entry;
}

function heroEntries(): readonly CatalogueEntry[] {
  return ['201200', '311000', '208200', '308000', '206300', '204101', '302000', '500006'].map((id) => byId({ id }));
}

function allEpisodes(show: ShowTitle): readonly CatalogueEntry[] {
  return seasonsOf(show).flatMap(episodesOf);
}

function episodesOfShow(id: string): readonly CatalogueEntry[] {
  return shows.filter((show) => show.id === id).flatMap(allEpisodes);
}

/** The last episode of each show. */
function newest(from: readonly ShowTitle[]): readonly CatalogueEntry[] {
  return from.flatMap((show) => episodesOf(newestSeasonOf(show)).slice(-1));
}

function documentaries(): readonly CatalogueEntry[] {
  return films.filter((film) => film.genres[0] === 'Dokumentar').map(filmEntry);
}

function suspenseFilms(): readonly CatalogueEntry[] {
  return films.filter((film: FilmTitle) => film.rating === 'MRAM-15').map(filmEntry);
}

function isForAdults(show: ShowTitle): boolean {
  return show.audience === undefined;
}

function isShort(entry: CatalogueEntry): boolean {
  return entry.type === 'episode' && entry.episode.minutes < 30;
}

import { archiveFilms } from './archive';
import { filmEntry, showEntry } from './catalogue';
import { categories } from './categories';
import { films } from './films';
import { homeLists } from './home-lists';
import { links } from './links';
import { personLists } from './person-lists';
import { persons } from './persons';
import { allEpisodes, byIds, newestSeasons } from './pick';
import { fixedList, type ListDefinition } from './rails';
import { showcaseLists } from './showcase-lists';
import { shows } from './shows';
import { sportLists } from './sport-lists';
import { trialFilms } from './trial-films';
import { universes } from './universes';

/** The id of the list that holds more than any other. */
export const archiveListId = '400050';

const adultShows = shows.filter((show) => show.audience === undefined);
/** Links to what one may watch, and not to what the service says of itself. */
const topics = links.filter(({ path }) => !['/om', '/hjaelp'].includes(path));
const short = allEpisodes(adultShows).filter(({ episode }) => episode.minutes < 30);

/** The lists of the catalogue by id. */
export const listsById: ReadonlyMap<string, ListDefinition> = new Map(
  [
    ...homeLists,
    ...[...categories, ...universes.map(({ page }) => page)].flatMap(({ rails }) => rails.map(({ list }) => list)),
    fixedList('400009', 'Emner', byIds(...topics.map(({ id }) => id))),
    fixedList('400012', 'Alle film', films.map(filmEntry)),
    fixedList('400015', 'Under en halv time', short),
    fixedList('400016', 'Ny sæson', newestSeasons(shows.filter(({ badge }) => badge === 'Ny sæson'))),
    fixedList('400020', 'Hele samlingen', [...shows.map(showEntry), ...films.map(filmEntry)]),
    fixedList('400021', 'Alle serier', shows.map(showEntry)),
    fixedList('400023', 'Medvirkende', byIds(...persons.map(({ id }) => id))),
    fixedList('400029', 'Afsnit for afsnit', allEpisodes(adultShows).slice(0, 200)),
    fixedList('400030', 'Tom liste', []),
    fixedList(archiveListId, 'Ugens filmjournal', archiveFilms.map(filmEntry)),
    fixedList('400031', 'Prøve: afspilning', trialFilms.map(filmEntry)),
    ...showcaseLists,
    ...personLists,
    ...sportLists,
  ].map((definition) => [definition.id, definition]),
);

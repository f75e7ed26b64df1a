import { channels } from './channels';
import { films } from './films';
import { comedyFilms } from './films-comedy';
import { cultureFilms } from './films-culture';
import { documentaryFilms } from './films-documentary';
import { dramaFilms } from './films-drama';
import { historyFilms } from './films-history';
import { natureFilms } from './films-nature';
import { seriousFilms } from './films-serious';
import { suspenseFilms } from './films-suspense';
import {
  allEpisodes,
  asFilms,
  asShows,
  byIds,
  filmsOf,
  inTurn,
  newestEpisodes,
  newestSeasons,
  showsByNumber,
  showsOf,
} from './pick';
import { composeRails, fixedList, type ListDefinition, type RailDraft } from './rails';
import { shows } from './shows';
import { crimeShows } from './shows-crime';
import { historyShows } from './shows-history';
import { natureShows } from './shows-nature';
import { suspenseShows } from './shows-suspense';
import { sportList } from './sport-lists';
import { without } from './without';

const adultShows = shows.filter((show) => show.audience === undefined);
const fresh = showsByNumber(228, 223, 215, 211, 221, 236, 224, 239, 254, 251, 203, 255, 252, 257);
const heroIds = ['201000', '311000', '231000', '308000', '206000'];

const drafts: readonly RailDraft[] = [
  { id: '400001', title: 'Forside: topfladen', from: byIds(...heroIds) },
  {
    id: '400002',
    title: 'Nyt denne uge',
    from: inTurn(newestEpisodes(fresh), asFilms(filmsOf2026())),
  },
  {
    id: '400003',
    title: 'Serier alle taler om',
    from: asShows(without(adultShows, [...crimeShows, ...suspenseShows, ...fresh])),
  },
  {
    id: '400004',
    title: 'Krimi fra nord',
    isApart: true,
    from: inTurn(
      newestSeasons([...crimeShows, ...suspenseShows]),
      asFilms([...suspenseFilms, ...filmsOf('Gys', 'Spænding')]),
    ),
  },
  { id: '400008', title: 'Direkte kanaler', from: byIds(...Object.values(channels).map(({ id }) => id)) },
  {
    id: '400007',
    title: 'Film til en lang aften',
    from: asFilms(
      [
        ...without(dramaFilms, filmsOf('Gys', 'Spænding')),
        ...seriousFilms,
        ...comedyFilms,
        ...filmsOf('Teater'),
      ].filter(isForAdults),
    ),
  },
  {
    id: '400011',
    title: 'Natur i særklasse',
    from: inTurn(
      asShows([...natureShows, ...showsByNumber(212, 214, 216)]),
      asFilms([...natureFilms, ...documentaryFilms.filter(({ genres }) => genres.includes('Natur'))]),
    ),
  },
  {
    id: '400005',
    title: 'Nyheder og overblik',
    from: inTurn(...showsByNumber(215, 251).map((show) => [...allEpisodes([show])].reverse())),
    size: 8,
    isOfEpisodes: true,
  },
  {
    id: '400010',
    title: 'Dokumentar',
    from: inTurn(
      asFilms(
        [...cultureFilms, ...historyFilms, ...documentaryFilms].filter(({ genres }) => genres[0] === 'Dokumentar'),
      ),
      newestSeasons(showsByNumber(249, 242, 253, 248, 245, 243, 250, 247, 244, 246, 213)),
    ),
  },
];

const lowerDrafts: readonly RailDraft[] = [
  {
    id: '400013',
    title: 'Til børnene',
    from: inTurn(
      asShows(shows.filter((show) => show.audience !== undefined)),
      asFilms(films.filter((film) => film.audience !== undefined)),
    ),
  },
  {
    id: '400019',
    title: 'Mad, der bliver talt om',
    from: inTurn(...showsByNumber(211, 239, 240, 241).map((show) => allEpisodes([show]))),
    size: 12,
    isOfEpisodes: true,
  },
  {
    id: '400018',
    title: 'Historie',
    from: inTurn(
      asShows([...historyShows, ...showsByNumber(205, 233, 232)]),
      asFilms(filmsOf('Historie')),
      byIds('301000'),
    ),
  },
  {
    id: '400022',
    title: 'Kultur til kaffen',
    from: inTurn(
      asShows([...showsOf('Kultur', 'Musik', 'Litteratur'), ...showsByNumber(240)]),
      asFilms([...cultureFilms, ...filmsOf('Musik', 'Kultur')]),
      byIds('302000', '303000', '308000'),
    ),
  },
];

/** The lists of the front page, from the top down. */
export const homeLists: readonly ListDefinition[] = [
  ...composeRails(drafts),
  sportList('400017', 'Sport lige nu'),
  ...composeRails(lowerDrafts),
  { ...fixedList('400014', 'Anbefalet til dig [TA]', []), isRecommended: true },
  fixedList('400006', 'Genveje', byIds('500001', '500002', '500003', '500010', '500011', '500006', '500013', '500014')),
];

function filmsOf2026() {
  return films.filter((film) => film.year === 2026 && isForAdults(film));
}

function isForAdults({ audience }: { readonly audience?: string }): boolean {
  return audience === undefined;
}

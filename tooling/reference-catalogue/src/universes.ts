import { type CatalogueEntry, entryOf, titleBehind } from './catalogue';
import { type Category, category } from './category';
import { films } from './films';
import { allEpisodes, asFilms, asShows, byIds, firstEpisodes, inTurn, newestEpisodes, showsByNumber } from './pick';
import { shows } from './shows';
import type { Audience, Rating } from './title';

/** A world of children's programmes, which holds only what it may. */
export interface Universe {
  readonly audience: Exclude<Audience, 'adults'>;
  /** The key of its home page. */
  readonly key: 'UltraHome' | 'RamasjangHome' | 'MinisjangHome';
  readonly description: string;
  readonly colour: string;
  readonly page: Category;
}

const allowed: Readonly<Record<Universe['audience'], readonly Rating[]>> = {
  ultra: ['MRAM-ALL', 'MRAM-07', 'MRAM-11'],
  ramasjang: ['MRAM-ALL', 'MRAM-07'],
  minisjang: ['MRAM-ALL'],
};

/** Whether a universe may show an entry: the audience is its own, and the rating is within its limit. */
export function mayShow(audience: Universe['audience'], entry: CatalogueEntry): boolean {
  const title = titleBehind(entry);
  return title?.audience === audience && allowed[audience].includes(title.rating);
}

const komet = showsFor('ultra');
const hopla = showsFor('ramasjang');
const pip = showsFor('minisjang');

/** Komet, Hopla and Pip, from the oldest children down. */
export const universes: readonly Universe[] = [
  {
    audience: 'ultra',
    key: 'UltraHome',
    description: 'Serier, nyheder og film til dem mellem 9 og 14.',
    colour: '#5b3df5',
    page: category('706333', '/ultra', 'Komet', byIds('221100', '254200', '255100', '222100'), [
      { template: 'T2', title: 'Nyt på Komet', from: newestEpisodes(komet) },
      { template: 'P2', title: 'Alle serier', from: asShows(komet) },
      { template: 'P1', title: 'Film til fredag', from: filmsFor('ultra') },
      { template: 'T1', title: '5. b lyver: alle afsnit', from: allEpisodes(showsByNumber(221)), isOfEpisodes: true },
      { template: 'DRTB4', title: 'Kometnyt', from: allEpisodes(showsByNumber(256)), isOfEpisodes: true },
      { template: 'T1', title: 'Nede i kælderen', from: allEpisodes(showsByNumber(254)), isOfEpisodes: true },
      {
        template: 'T1',
        title: 'Mystik og mål',
        from: inTurn(...showsByNumber(255, 222).map((show) => allEpisodes([show]))),
        isOfEpisodes: true,
      },
    ]),
  },
  {
    audience: 'ramasjang',
    key: 'RamasjangHome',
    description: 'Tegnefilm, sange og dyr til dem mellem 4 og 8.',
    colour: '#ffb52e',
    page: category('706331', '/ramasjang', 'Hopla', byIds('217200', '257200', '259100'), [
      { template: 'B1', title: 'Nye afsnit i dag', from: asShows(hopla) },
      { template: 'S1', title: 'Find en ven', from: newestEpisodes(hopla) },
      { template: 'P1', title: 'Film med popcorn', from: filmsFor('ramasjang') },
      {
        template: 'T1',
        title: 'Med Rufus i skoven',
        from: inTurn(...showsByNumber(217, 218).map((show) => allEpisodes([show]))),
        isOfEpisodes: true,
      },
      { template: 'T1', title: 'Syng med', from: allEpisodes(showsByNumber(258)), isOfEpisodes: true },
      {
        template: 'DRTB4',
        title: 'Til søs med Kaptajn Krølle',
        from: allEpisodes(showsByNumber(257)),
        isOfEpisodes: true,
      },
    ]),
  },
  {
    audience: 'minisjang',
    key: 'MinisjangHome',
    description: 'Små, rolige fortællinger til dem mellem 1 og 3.',
    colour: '#8fd6c8',
    page: category('706332', '/minisjang', 'Pip', byIds('219200', '260200', '220100'), [
      // One row of pictures, each of which plays.
      {
        template: 'B1',
        title: 'Hej med jer',
        from: [...newestEpisodes(pip), ...filmsFor('minisjang'), ...firstEpisodes(pip)],
        isOfEpisodes: true,
      },
    ]),
  },
];

function showsFor(audience: Universe['audience']) {
  return shows.filter((show) => mayShow(audience, entryOf(show.id)));
}

function filmsFor(audience: Universe['audience']) {
  return asFilms(films).filter((film) => mayShow(audience, film));
}

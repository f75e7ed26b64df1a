import { type Category, category } from './category';
import { films } from './films';
import { comedyFilms } from './films-comedy';
import { cultureFilms } from './films-culture';
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
  firstEpisodes,
  inTurn,
  newestSeasons,
  showsByNumber,
  showsOf,
} from './pick';
import { shows } from './shows';
import { crimeShows } from './shows-crime';
import { foodShows } from './shows-food';
import { historyShows } from './shows-history';
import { natureShows } from './shows-nature';
import { serialShows } from './shows-serials';
import { suspenseShows } from './shows-suspense';

const adultShows = shows.filter((show) => show.audience === undefined);
const adultFilms = films.filter((film) => film.audience === undefined);
const short = allEpisodes(adultShows).filter(({ episode }) => episode.minutes < 30);

/** The category pages, each with a hero of its own. */
export const categories: readonly Category[] = [
  category('718001', '/kategorier/serier', 'Serier', byIds('208200', '229200', '223200'), [
    { template: 'T2', title: 'Nye sæsoner', from: newestSeasons(adultShows.filter(isOfThisYear)) },
    { template: 'P2', title: 'Drama, der bliver hængende', from: asShows([...serialShows, ...showsOf('Dramaserie')]) },
    { template: 'T1', title: 'Krimi', from: asShows([...suspenseShows, ...crimeShows]), more: '/kategorier/krimi' },
    { template: 'T1', title: 'Under en halv time', from: short },
    { template: 'T1', title: 'Begynd forfra', from: firstEpisodes(showsOf('Dramaserie', 'Komedie', 'Krimi')) },
  ]),
  category('718002', '/kategorier/film', 'Film', byIds('301000', '339000', '340000'), [
    { template: 'P2', title: 'Film til en lang aften', from: asFilms(seriousFilms) },
    {
      template: 'T1',
      title: 'Film fra naboerne',
      from: asFilms(adultFilms.filter(({ country }) => country !== undefined)),
    },
    { template: 'P1', title: 'Så er der grin', from: asFilms([...comedyFilms, ...filmsOf('Komedie')]) },
    {
      template: 'P1',
      title: 'Når det er mørkt',
      from: asFilms([...suspenseFilms, ...filmsOf('Gys', 'Spænding')]),
      more: '/kategorier/krimi',
    },
    { template: 'T1', title: 'Årets film', from: asFilms(adultFilms.filter(({ year }) => year >= 2025)) },
  ]),
  category('718003', '/kategorier/krimi', 'Krimi – gåder til sofaen', byIds('202100', '225200', '329000'), [
    { template: 'T2', title: 'Krimi til mørke aftener', from: newestSeasons([...crimeShows, ...suspenseShows]) },
    { template: 'P1', title: 'Løst på to timer', from: asFilms([...suspenseFilms, ...filmsOf('Spænding')]) },
    { template: 'T1', title: 'Begynd med begyndelsen', from: firstEpisodes([...suspenseShows, ...crimeShows]) },
  ]),
  category('718004', '/kategorier/born', 'Børn', byIds('217200', '254200', '238100'), [
    { template: 'T2', title: 'Vælg en verden', from: byIds('500021', '500022', '500023') },
    {
      template: 'T2',
      title: 'Komet, fra 9 år',
      from: asShows(shows.filter(({ audience }) => audience === 'ultra')),
      more: '/ultra',
    },
    {
      template: 'T2',
      title: 'Hopla, fra 4 år',
      from: asShows(shows.filter(({ audience }) => audience === 'ramasjang')),
      more: '/ramasjang',
    },
    {
      template: 'T2',
      title: 'Pip, fra 1 år',
      from: asShows(shows.filter(({ audience }) => audience === 'minisjang')),
      more: '/minisjang',
    },
    {
      template: 'P1',
      title: 'Film for hele sofaen',
      from: asFilms(films.filter(({ audience }) => audience !== undefined)),
    },
  ]),
  category('718005', '/kategorier/dokumentar', 'Dokumentar', byIds('311000', '249200', '245100'), [
    {
      template: 'P2',
      title: 'De store historier',
      from: asFilms([...cultureFilms, ...historyFilms].filter(isDocumentary)),
    },
    { template: 'T2', title: 'Serier fra virkeligheden', from: newestSeasons(showsOf('Dokumentarserie', 'Reportage')) },
    {
      template: 'T1',
      title: 'Ud i det fri',
      from: asFilms([...natureFilms, ...filmsOf('Natur')]),
      more: '/kategorier/natur',
    },
  ]),
  category('718006', '/kategorier/nyheder', 'Nyheder', byIds('251100', '215100'), [
    {
      template: 'DRTB4',
      title: 'Aftenrunden',
      from: [...allEpisodes(showsByNumber(215))].reverse(),
      isOfEpisodes: true,
    },
    { template: 'T2', title: 'Ugens spørgsmål', from: allEpisodes(showsByNumber(251)), isOfEpisodes: true },
    {
      template: 'T1',
      title: 'Bag om nyhederne',
      from: inTurn(...showsByNumber(250, 249, 214).map((show) => allEpisodes([show]))),
      isOfEpisodes: true,
    },
  ]),
  category('718007', '/kategorier/natur', 'Natur', byIds('236100', '235200', '352000'), [
    {
      template: 'T2',
      title: 'Serier i det fri',
      from: asShows([...natureShows, ...showsOf('Natur'), ...showsByNumber(214, 216)]),
    },
    { template: 'P2', title: 'Havet, himlen og det imellem', from: asFilms(filmsOf('Natur')) },
    { template: 'T1', title: 'På rejse', from: asFilms(filmsOf('Rejse')) },
    { template: 'T1', title: 'I haven', from: allEpisodes(showsByNumber(237)), isOfEpisodes: true },
  ]),
  category('718008', '/kategorier/historie', 'Historie', byIds('243200', '233200', '361000'), [
    { template: 'T2', title: 'Fra kilder og kældre', from: newestSeasons(historyShows) },
    {
      template: 'P1',
      title: 'Drama fra dengang',
      from: inTurn(
        asShows(showsByNumber(205, 232, 233)),
        asFilms(filmsOf('Historie').filter((film) => !isDocumentary(film))),
      ),
    },
    { template: 'T1', title: 'Dem, der var der', from: asFilms(historyFilms) },
  ]),
  category('718009', '/kategorier/mad', 'Mad', byIds('211200', '239200', '240100'), [
    {
      template: 'S1',
      title: 'Ved bordet',
      from: inTurn(...foodShows.map((show) => allEpisodes([show]))),
      isOfEpisodes: true,
    },
    { template: 'T2', title: 'Køkkenet i klitten', from: allEpisodes(showsByNumber(211)), isOfEpisodes: true },
    { template: 'P1', title: 'Mere mad', from: [...asShows(foodShows), ...asFilms(filmsOf('Mad'))] },
  ]),
  category('718010', '/kategorier/kultur', 'Kultur', byIds('231200', '366000', '247200'), [
    { template: 'T2', title: 'Ord, toner og hænder', from: newestSeasons(showsOf('Kultur', 'Musik', 'Litteratur')) },
    { template: 'P2', title: 'Kunst og kunstnere', from: asFilms([...cultureFilms, ...filmsOf('Kultur', 'Musik')]) },
    { template: 'T1', title: 'Kaffe med Karen', from: allEpisodes(showsByNumber(210)), isOfEpisodes: true },
  ]),
];

function isOfThisYear({ seasons }: { readonly seasons: readonly { readonly year: number }[] }): boolean {
  return seasons.some(({ year }) => year === 2026);
}

function isDocumentary({ genres }: { readonly genres: readonly string[] }): boolean {
  return genres[0] === 'Dokumentar';
}

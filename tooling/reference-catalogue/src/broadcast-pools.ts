import { films } from './films';
import { shows } from './shows';
import type { Audience, FilmTitle, ShowTitle } from './title';

type Title = ShowTitle | FilmTitle;

const adults: readonly Title[] = [...shows, ...films].filter((title) => (title.audience ?? 'adults') === 'adults');

/** What suits an hour of a channel. */
export const broadcastPools = {
  drama: adults.filter((title) => title.kind === 'show' && hasGenre(title, 'Dramaserie', 'Krimi', 'Spænding')),
  comedy: adults.filter((title) => title.kind === 'show' && hasGenre(title, 'Komedie', 'Satire')),
  everyday: adults.filter((title) => title.kind === 'show' && hasGenre(title, 'Livsstil', 'Mad', 'Samfund', 'Have')),
  knowledge: adults.filter((title) => hasGenre(title, 'Viden', 'Historie', 'Natur', 'Rejse', 'Dokumentarserie')),
  culture: adults.filter((title) => hasGenre(title, 'Kultur', 'Litteratur', 'Samtale', 'Musik')),
  documentary: adults.filter((title) => title.kind === 'film' && title.genres[0] === 'Dokumentar'),
  feature: adults.filter((title) => title.kind === 'film' && title.genres[0] === 'Film'),
  foreign: adults.filter((title) => title.kind === 'film' && title.country !== undefined),
  stage: adults.filter((title) => title.channel === 'stage' || hasGenre(title, 'Musik', 'Koncert', 'Teater')),
  news: adults.filter((title) => title.kind === 'show' && title.genres[0] === 'Nyheder'),
  debate: adults.filter((title) => title.channel === 'news'),
  sport: adults.filter((title) => title.channel === 'sport'),
  minisjang: madeFor('minisjang').filter((title) => !isBedtime(title)),
  ramasjang: madeFor('ramasjang'),
  ultra: madeFor('ultra'),
  bedtime: shows.filter(isBedtime),
} as const satisfies Readonly<Record<string, readonly Title[]>>;

function madeFor(audience: Audience): readonly Title[] {
  return [...shows, ...films].filter((title) => title.audience === audience);
}

function isBedtime({ genres }: Title): boolean {
  return genres[0] === 'Godnat';
}

function hasGenre({ genres }: Title, ...wanted: readonly string[]): boolean {
  return genres.some((genre) => wanted.includes(genre));
}

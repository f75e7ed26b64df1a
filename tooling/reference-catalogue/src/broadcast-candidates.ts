import { type EpisodeEntry, episodesOf, filmEntry, seasonsOf, type TitleEntry } from './catalogue';
import { isComing } from './coming';
import { dayNumber } from './danish-time';
import { randomOf, seedOf } from './seed';
import type { FilmTitle, ShowTitle } from './title';

/** How often a show may come in a row of candidates. */
const rounds = [0, 1, 2, 3, 4, 5];

/** The titles of a pool in an order that the seed decides; of a show an episode at a time, from day to day the next one. */
export function candidatesOf(
  pool: readonly (ShowTitle | FilmTitle)[],
  date: string,
  seed: string,
): readonly TitleEntry[] {
  const random = randomOf(seedOf(seed));
  const shuffled = pool
    .map((title) => ({ title, chance: random() }))
    .sort((one, other) => one.chance - other.chance)
    .map(({ title }) => title);
  return rounds.flatMap((round) =>
    shuffled.flatMap((title) => (title.kind === 'film' ? filmOf(title, round) : episodeOf(title, round, date))),
  );
}

function filmOf(film: FilmTitle, round: number): readonly TitleEntry[] {
  return round > 0 || film.isComing === true ? [] : [filmEntry(film)];
}

function episodeOf(show: ShowTitle, round: number, date: string): readonly EpisodeEntry[] {
  const episodes = seasonsOf(show)
    .flatMap(episodesOf)
    .filter((episode) => !isComing(episode));
  const episode = episodes[(dayNumber(date) + round) % Math.max(1, episodes.length)];
  return episode === undefined || round >= episodes.length ? [] : [episode];
}

import { randomOf, seedOf } from './seed';
import type { FilmTitle, ShowTitle, UserRating } from './title';

/** What viewers think of a title: as its own data say, else by chance, and of trailers and every fourth title nothing. */
export function userRatingOf(title: ShowTitle | FilmTitle): UserRating | undefined {
  if (title.userRating !== undefined) return title.userRating;
  if (title.kind === 'film' && title.itemType === 'trailer') return undefined;
  const chance = randomOf(seedOf(`rating ${title.id}`));
  if (chance() < 0.25) return undefined;
  return { average: Math.round((5 + chance() * 4.5) * 10) / 10, count: 1 + Math.floor(chance() ** 2 * 4_000) };
}

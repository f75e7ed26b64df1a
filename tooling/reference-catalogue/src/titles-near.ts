import { audienceOf, type CatalogueEntry, filmEntry, showEntry, type TitleEntry, titleBehind } from './catalogue';
import { films } from './films';
import { seedOf } from './seed';
import { shows } from './shows';

/** Every show and film. */
export const titles: readonly TitleEntry[] = [...shows.map(showEntry), ...films.map(filmEntry)];

/** Titles for the audience of an entry that share a genre with it, those that share most first; never its own. */
export function titlesNear(entry: CatalogueEntry): readonly TitleEntry[] {
  const own = titleBehind(entry);
  const genres = new Set<string>(own?.genres);
  const shared = (title: TitleEntry) => titleBehind(title)?.genres.filter((genre) => genres.has(genre)).length ?? 0;
  return titles
    .filter((title) => title.id !== own?.id && audienceOf(title) === audienceOf(entry) && shared(title) > 0)
    .map((title) => ({ title, rank: shared(title), chance: seedOf(entry.id + title.id) }))
    .sort((one, other) => other.rank - one.rank || one.chance - other.chance)
    .map(({ title }) => title);
}

import {
  audienceOf,
  type CatalogueEntry,
  filmEntry,
  showEntry,
  type TitleEntry,
  titleBehind,
} from '../catalogue/catalogue';
import { films } from '../catalogue/films';
import { isWithin } from '../catalogue/rating-limit';
import { shows } from '../catalogue/shows';
import { seedOf } from './seed';
import { toItem } from './to-item';
import type { AnswerContext, Wire } from './wire';

const titles: readonly TitleEntry[] = [...shows.map(showEntry), ...films.map(filmEntry)];

/** What is near to an item: titles for the same audience, those that share most genres first. A single page. */
export function toRelated(entry: CatalogueEntry, limit: number, context: AnswerContext): Wire {
  const related = titlesNear(entry)
    .filter((title) => isWithin(context.limit, title))
    .slice(0, limit);
  return {
    id: `${entry.id}-related`,
    path: '',
    items: related.map((title) => toItem(title, context)),
    size: related.length,
    paging: { total: 1, page: 1, size: limit, options: { pageSize: limit } },
  };
}

function titlesNear(entry: CatalogueEntry): readonly TitleEntry[] {
  const own = titleBehind(entry);
  const genres = new Set<string>(own?.genres);
  const shared = (title: TitleEntry) => titleBehind(title)?.genres.filter((genre) => genres.has(genre)).length ?? 0;
  return titles
    .filter((title) => title.id !== own?.id && audienceOf(title) === audienceOf(entry) && shared(title) > 0)
    .map((title) => ({ title, rank: shared(title), chance: seedOf(entry.id + title.id) }))
    .sort((one, other) => other.rank - one.rank || one.chance - other.chance)
    .map(({ title }) => title);
}

import { isArchived } from './archive';
import { type CatalogueEntry, entriesById, titleBehind, titleOf } from './catalogue';
import { isComing } from './coming';
import { foldedWords } from './folded-words';
import { isWithin, type RatingLimit } from './rating-limit';
import { isShowcase } from './showcase-films';
import { isShowcaseSport } from './showcase-sport';
import { trialOf } from './trial-films';

interface Indexed {
  readonly entry: CatalogueEntry;
  /** Of the title that is its own. */
  readonly title: readonly string[];
  /** Of what else is said in few words. */
  readonly about: readonly string[];
}

/** Everything that can be found; seasons and channels cannot. */
const index: readonly Indexed[] = [...entriesById.values()].flatMap((entry) => {
  if (entry.type === 'season' || entry.type === 'channel' || entry.type === 'link') return [];
  if (
    trialOf(entry) !== undefined ||
    isShowcase(entry) ||
    isShowcaseSport(entry) ||
    isArchived(entry) ||
    (entry.type === 'episode' && isComing(entry))
  )
    return [];
  return [{ entry, title: foldedWords(ownTitleOf(entry)), about: foldedWords(aboutOf(entry)) }];
});

/**
 * What a term finds: every word of it begins a word of the title or of what else is said of an entry. What begins with the term comes
 * first, then what has it all in its title, then the rest; within that the order of the catalogue.
 */
export function searchEntries(term: string, limit: RatingLimit | undefined): readonly CatalogueEntry[] {
  const wanted = foldedWords(term);
  if (wanted.length === 0) return [];
  return index
    .map((indexed) => ({ entry: indexed.entry, rank: rankOf(indexed, wanted) }))
    .filter(({ entry, rank }) => rank > 0 && isWithin(limit, entry))
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

function rankOf({ title, about }: Indexed, wanted: readonly string[]): number {
  const begins = (words: readonly string[]) => (word: string) => words.some((each) => each.startsWith(word));
  if (wanted.every((word, place) => title[place]?.startsWith(word) === true)) return 3;
  if (wanted.every(begins(title))) return 2;
  return wanted.every(begins([...title, ...about])) ? 1 : 0;
}

/** Episodes are found by their own title, or everything of a show would be found with it. */
function ownTitleOf(entry: CatalogueEntry): string {
  return entry.type === 'episode' ? entry.episode.title : titleOf(entry);
}

function aboutOf(entry: CatalogueEntry): string {
  switch (entry.type) {
    case 'show':
    case 'program': {
      const title = titleBehind(entry);
      return [title?.tagline, ...(title?.genres ?? [])].join(' ');
    }
    case 'event':
      return [entry.competition.title, entry.competition.sport].join(' ');
    case 'competition':
      return entry.competition.sport;
    default:
      return '';
  }
}

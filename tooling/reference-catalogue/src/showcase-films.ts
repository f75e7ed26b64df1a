import { type FilmDraft, showcaseDrafts } from './showcase-drafts';
import type { FilmTitle } from './title';

/** The video that shows how a set is signed in. */
export const helpVideoId = '780021';

const common = {
  kind: 'film',
  genres: ['Film', 'Drama'],
  channel: 'two',
  rating: 'MRAM-ALL',
  year: 2025,
} as const;

/** One title for each thing that others of the catalogue do not have; they stand on a page of their own, and no search finds them. */
export const showcaseFilms: readonly FilmTitle[] = showcaseDrafts.map((draft: FilmDraft) => ({ ...common, ...draft }));

const ids: ReadonlySet<string> = new Set(showcaseFilms.map(({ id }) => id));

/** Whether an entry is one of {@link showcaseFilms}. */
export function isShowcase({ id }: { readonly id: string }): boolean {
  return ids.has(id);
}

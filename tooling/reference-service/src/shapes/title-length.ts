import type { CatalogueEntry } from '@fjernsyn/reference-catalogue';

/** How long a title is, in seconds; undefined for what has no length. */
export function titleLength(entry: CatalogueEntry): number | undefined {
  if (entry.type === 'episode') return entry.episode.minutes * 60;
  return entry.type === 'program' ? entry.film.minutes * 60 : undefined;
}

import { type CatalogueEntry, seasonsOf } from './catalogue';

/** How many episodes of a season are out. */
export function episodesOut({
  episodes,
  comingCount,
}: {
  readonly episodes: readonly unknown[];
  readonly comingCount: number;
}): number {
  return episodes.length - comingCount;
}

/** Whether an entry is announced, but not out yet; a season or show is out with its first episode. */
export function isComing(entry: CatalogueEntry): boolean {
  switch (entry.type) {
    case 'show':
      return seasonsOf(entry.show).every(isComing);
    case 'season':
      return episodesOut(entry.season) === 0;
    case 'episode':
      return entry.number > episodesOut(entry.season);
    case 'program':
      return entry.film.isComing === true;
    default:
      return false;
  }
}

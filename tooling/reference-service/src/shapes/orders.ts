import { type CatalogueEntry, isComing, newestSeasonOf, seedOf, titleOf } from '@fjernsyn/reference-catalogue';
import { compareDanish } from './compare-danish';

type Compare = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** The orders that a call may name, each from the first letter or the oldest on. */
const orders: Readonly<Record<string, Compare>> = {
  'a-z': (one, other) => compareDanish(titleOf(one), titleOf(other)),
  'release-year': (one, other) => yearOf(one) - yearOf(other),
  'date-added': (one, other) => daysOut(other) - daysOut(one),
};

/** What puts entries into a named order, ascending; undefined for any other name. */
export function orderOf(name: string | undefined): Compare | undefined {
  return name !== undefined && Object.hasOwn(orders, name) ? orders[name] : undefined;
}

/** How many days an entry has been out; less than none for what is to come. */
export function daysOut(entry: CatalogueEntry): number {
  return isComing(entry) ? -5 : seedOf(entry.id) % 28;
}

function yearOf(entry: CatalogueEntry): number {
  switch (entry.type) {
    case 'show':
      return newestSeasonOf(entry.show).season.year;
    case 'season':
    case 'episode':
      return entry.season.year;
    case 'program':
      return entry.film.year;
    default:
      return 0;
  }
}

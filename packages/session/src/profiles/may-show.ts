import type { Item } from '@fjernsyn/contracts';
import { type ContentLimit, classWordOf, ratingAgeOf } from './content-limit';

/** The ages from which audience classes are meant (C6.12), with the two youngest universes between; any other class is for grown-ups. */
const classAges: ReadonlyMap<string, number> = new Map([
  ['all', 0],
  ['alle', 0],
  ['minisjang', 1],
  ['ramasjang', 4],
  ['ultra', 7],
]);
const grownUpAge = 13;

/**
 * The one filter: whether an item may be shown within a limit. Its class and its rating must both pass (reading "Kids and ratings"). A child is shown
 * nothing that does not say for whom it is, but for links, as they lead to pages, which hold what they may.
 */
export function mayShow(
  { type, classification, customFields }: Pick<Item, 'type' | 'classification' | 'customFields'>,
  limit: ContentLimit | undefined,
): boolean {
  if (limit === undefined) return true;
  const { ClassificationRating: rating, PrimaryContentUniverse, RatingSegment } = customFields;
  const { ratingAge, classAge, universe } = limit;
  const code = classification?.code ?? PrimaryContentUniverse ?? RatingSegment;
  const word = classWordOf(code ?? '');
  const isPlainLink = type === 'link' && code === undefined;
  if (classAge !== undefined && !isPlainLink && (classAges.get(word) ?? grownUpAge) > classAge) return false;
  // What a channel sends is rated piece by piece, and what a link leads to is.
  if (rating === undefined) return classAge === undefined || type === 'channel' || type === 'link';
  if (/^mram-except$/i.test(rating)) return word === universe;
  return (ratingAgeOf(rating) ?? Number.POSITIVE_INFINITY) <= ratingAge;
}

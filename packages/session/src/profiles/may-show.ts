import type { Item } from '@fjernsyn/contracts';
import { type ContentLimit, classAgeOf, ratingAgeOf } from './content-limit';

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
  const { ratingAge, classAge } = limit;
  const code = classification?.code ?? PrimaryContentUniverse ?? RatingSegment;
  const isLink = type === 'link';
  const age = isLink && code === undefined ? 0 : classAgeOf(code ?? '');
  if (age > classAge) return false;
  // What a channel sends is rated piece by piece, and what a link leads to is.
  if (rating === undefined) return isLink || type === 'channel' || classAge === Number.POSITIVE_INFINITY;
  // What is exempt is shown in the viewer's own universe alone.
  if (/^mram-except$/i.test(rating)) return age === classAge;
  return (ratingAgeOf(rating) ?? Number.POSITIVE_INFINITY) <= ratingAge;
}

import { type CatalogueEntry, entriesById, isWithin, trialFilms } from '@fjernsyn/reference-catalogue';
import type { Suggestion } from '../viewer/suggest-next';
import { sevenDigitDate } from './dates';
import { toItemDetail } from './to-item';
import type { AnswerContext, Wire } from './wire';

/** What to play of or after an item, with its season where the parent is asked for. The films that try the player leave the type out. */
export function toNextItem(
  source: CatalogueEntry,
  { type, next, firstWatchedAt, lastWatchedAt }: Suggestion,
  hasParent: boolean,
  context: AnswerContext,
): Wire {
  const sourceItemId = source.id;
  if (trialFilms.some(({ id }) => id === source.id)) return { sourceItemId };
  if (next === undefined || !isWithin(context.limit, next)) return { sourceItemId, suggestionType: 'None' };
  const season = hasParent ? entriesById.get(next.seasonId) : undefined;
  return {
    sourceItemId,
    next: { ...toItemDetail(next, context), ...(season && { season: toItemDetail(season, context) }) },
    suggestionType: type,
    ...(firstWatchedAt !== undefined && { firstWatchedDate: sevenDigitDate(firstWatchedAt) }),
    ...(lastWatchedAt !== undefined && { lastWatchedDate: sevenDigitDate(lastWatchedAt) }),
  };
}

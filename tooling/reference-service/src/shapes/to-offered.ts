import { type CatalogueEntry, isWithin } from '@fjernsyn/reference-catalogue';
import type { AccountState } from '../state/service-state';
import { type Expand, toExpandedItem } from './to-expanded-item';
import { toOffers } from './to-offers';
import type { AnswerContext, Wire } from './wire';

/** An item with the offers an account has, its own where it has bought it; undefined where nothing is offered. */
export function toOffered(
  entry: CatalogueEntry,
  expand: Expand,
  { entitledItemIds }: Pick<AccountState, 'entitledItemIds'>,
  context: AnswerContext,
): Wire | undefined {
  const offers = toOffers(entry, context, true);
  if (offers.length === 0 || !isWithin(context.limit, entry)) return undefined;
  const isOwned = entitledItemIds.includes(entry.id);
  return {
    ...toExpandedItem(entry, expand, context),
    offers: isOwned ? offers.map((offer) => ({ ...offer, ownership: 'Own' })) : offers,
  };
}

import type { Offer } from '@fjernsyn/contracts';

/** What an item costs. */
export interface OffersModel {
  /** Whether anybody may watch it (C3.6). */
  readonly isFree: boolean;
  /** The cheapest way of each kind, free ones first. */
  readonly cheapest: readonly OfferModel[];
}

/** One way to get an item. */
export interface OfferModel {
  /** As `Rent`. */
  readonly ownership: string;
  /** Undefined where the service names none. */
  readonly price?: number;
}

/** Kinds in the order in which they are told; others follow. */
const order = ['Free', 'Subscription', 'Rent', 'Own'];

/** The model of an item's offers; those that nobody can take are left out. */
export function toOffers(offers: readonly Offer[]): OffersModel {
  const cheapest = new Map<string, OfferModel>();
  for (const { ownership, price, availability } of offers) {
    if (ownership === undefined || ownership === 'None' || availability === 'ComingSoon') continue;
    const known = cheapest.get(ownership);
    if (known === undefined || (price ?? 0) < (known.price ?? 0))
      cheapest.set(ownership, { ownership, ...(price === undefined ? {} : { price }) });
  }
  return { isFree: offers.some(isFreeOffer), cheapest: Array.from(cheapest.values()).sort(byKind) };
}

/** Whether an offer costs nothing: it says so, or has no price to own or to rent. */
export function isFreeOffer({ ownership, price }: Pick<Offer, 'ownership' | 'price'>): boolean {
  return ownership === 'Free' || (price === 0 && (ownership === 'Own' || ownership === 'Rent'));
}

function byKind(one: OfferModel, other: OfferModel): number {
  return placeOf(one) - placeOf(other);
}

function placeOf({ ownership }: OfferModel): number {
  const place = order.indexOf(ownership);
  return place < 0 ? order.length : place;
}

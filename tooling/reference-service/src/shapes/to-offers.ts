import { type CatalogueEntry, eventState, type FilmOffer, isComing, trialOf } from '@fjernsyn/reference-catalogue';
import { morningBefore } from './dates';
import type { AnswerContext, Wire } from './wire';

/** The offers of an item: shows say None, what is no title has none, and what is not out yet is ComingSoon. Details add names and dates. */
export function toOffers(entry: CatalogueEntry, context: AnswerContext, isDetail: boolean): readonly Wire[] {
  const priced = entry.type === 'program' ? entry.film.offers : undefined;
  if (priced !== undefined) return priced.map((offer, index) => toPricedOffer(entry, offer, index, context));
  const deliveries = deliveriesOf(entry);
  const ownership = trialOf(entry) === 'entitled' ? 'Subscription' : 'Free';
  const isOut = entry.type === 'event' ? eventState(entry.event, context.nowAt) !== 'Upcoming' : !isComing(entry);
  return (isOut || deliveries.length === 0 ? deliveries : ['None']).map((deliveryType, index) => ({
    deliveryType,
    scopes: [entry.id],
    resolution: deliveryType === 'None' ? 'Unknown' : 'HD-1080',
    availability: isOut ? 'Available' : 'ComingSoon',
    ownership: isOut ? ownership : 'None',
    price: 0,
    ...(isDetail && {
      id: `ID0E${index}VB`,
      name: `V200_${entry.type} Free Any User`,
      startDate: dateOf(morningBefore(context.nowAt, isOut ? 30 : -5)),
      endDate: dateOf(morningBefore(context.nowAt, -365)),
      exclusionRules: [],
    }),
  }));
}

/** An offer that costs something, or a subscription. */
function toPricedOffer(
  { id }: CatalogueEntry,
  { ownership, price, resolution }: FilmOffer,
  index: number,
  { nowAt }: AnswerContext,
): Wire {
  return {
    id: `ID1E${index}VB`,
    name: `V200_${ownership} ${resolution}`,
    deliveryType: 'Stream',
    scopes: [id],
    resolution,
    availability: 'Available',
    ownership,
    price,
    startDate: dateOf(morningBefore(nowAt, 30)),
    endDate: dateOf(morningBefore(nowAt, -365)),
    exclusionRules: [],
  };
}

function deliveriesOf(entry: CatalogueEntry): readonly string[] {
  switch (entry.type) {
    case 'show':
      return ['None'];
    case 'season':
    case 'event':
      return ['Stream'];
    case 'episode':
    case 'program':
      return ['Stream', 'Download'];
    default:
      return [];
  }
}

function dateOf(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

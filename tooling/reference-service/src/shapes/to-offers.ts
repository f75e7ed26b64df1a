import type { CatalogueEntry } from '../catalogue/catalogue';
import { morningBefore } from './dates';
import type { AnswerContext, Wire } from './wire';

/** The offers of an item: shows say None, links and channels have none; details add names and dates. */
export function toOffers(entry: CatalogueEntry, context: AnswerContext, isDetail: boolean): readonly Wire[] {
  if (entry.type === 'link' || entry.type === 'channel') return [];
  const isShow = entry.type === 'show';
  const deliveries = isShow ? ['None'] : entry.type === 'season' ? ['Stream'] : ['Stream', 'Download'];
  return deliveries.map((deliveryType, index) => ({
    deliveryType,
    scopes: [entry.id],
    resolution: isShow ? 'Unknown' : 'HD-1080',
    availability: 'Available',
    ownership: 'Free',
    price: 0,
    ...(isDetail && {
      id: `ID0E${index}VB`,
      name: `V200_${entry.type} Free Any User`,
      startDate: new Date(morningBefore(context.nowAt, 30)).toISOString().replace('.000Z', 'Z'),
      endDate: new Date(morningBefore(context.nowAt, -365)).toISOString().replace('.000Z', 'Z'),
      exclusionRules: [],
    }),
  }));
}

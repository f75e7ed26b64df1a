import type { OffersModel } from '@fjernsyn/catalogue';
import type { Translate } from '../create-translate';
import { numberWords } from '../number-words';
import type { DetailTexts } from './detail-texts';

/** In which language and currency prices are said. */
export interface PricePlace {
  readonly language: string;
  /** As `DKK`; prices are said without one where none is configured. */
  readonly currency: string | undefined;
}

/** What an item costs, each way a part of its own; nothing of what is free, as that is the rule. */
export function offerWords(
  t: Translate<DetailTexts>,
  { isFree, cheapest }: OffersModel,
  place: PricePlace,
): readonly string[] {
  if (isFree) return [];
  const said: string[] = [];
  for (const { ownership, price } of cheapest) {
    if (ownership === 'Subscription') said.push(t('item.subscription'));
    if (price === undefined) continue;
    if (ownership === 'Rent') said.push(t('item.rent', { price: priceWords(price, place) }));
    if (ownership === 'Own') said.push(t('item.buy', { price: priceWords(price, place) }));
  }
  return said;
}

function priceWords(price: number, { language, currency }: PricePlace): string {
  const digits = Number.isInteger(price) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  try {
    return numberWords(price, language, { ...(currency ? { style: 'currency', currency } : {}), ...digits });
  } catch {
    // The service may configure what is no currency.
    return numberWords(price, language, digits);
  }
}

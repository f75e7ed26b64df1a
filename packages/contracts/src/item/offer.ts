import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import type { OpenEnum } from '../wire/open-enum';

/** One way to get an item. Dates as sent; read them with `toInstant` (C3.5). */
export interface Offer {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly deliveryType?:
    | OpenEnum<'Stream' | 'Download' | 'StreamOrDownload' | 'ProgressiveDownload' | 'None'>
    | undefined;
  readonly resolution?: OpenEnum<'SD' | 'HD-720' | 'HD-1080' | 'HD-4K' | 'External' | 'Unknown'> | undefined;
  readonly availability?: OpenEnum<'Available' | 'ComingSoon'> | undefined;
  readonly ownership?: OpenEnum<'Free' | 'Own' | 'Rent' | 'Subscription' | 'None'> | undefined;
  readonly price?: number | undefined;
  readonly scopes: readonly string[];
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

export const offerSchema = z.looseObject({
  id: field.id,
  name: field.text,
  deliveryType: field.text,
  resolution: field.text,
  availability: field.text,
  ownership: field.text,
  price: field.number,
  scopes: field.texts,
  startDate: field.text,
  endDate: field.text,
});

/** The offers of an item; anything but objects is left out. An empty list says nothing about availability (C3). */
export function readOffers(value: unknown): readonly Offer[] {
  return collect(value, (sent): Offer | undefined => (isRecord(sent) ? z.parse(offerSchema, sent) : undefined));
}

import { type Instant, isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readInstant } from '../wire/instant';
import type { OpenEnum } from '../wire/open-enum';

/** A right to something: what its scopes name (S3). */
export interface Entitlement {
  readonly scopes: readonly string[];
  readonly ownership?: OpenEnum<'Free' | 'Own' | 'Rent' | 'Subscription' | 'None'> | undefined;
  readonly deliveryType?: OpenEnum<'Stream' | 'Download' | 'StreamOrDownload' | 'ProgressiveDownload'> | undefined;
  readonly resolution?: OpenEnum<'SD' | 'HD-720' | 'HD-1080' | 'HD-4K'> | undefined;
  readonly itemId?: string | undefined;
  readonly itemType?: string | undefined;
  readonly planId?: string | undefined;
  readonly activatedAt?: Instant | undefined;
  readonly expiresAt?: Instant | undefined;
}

export const entitlementSchema = z.looseObject({
  scopes: field.texts,
  ownership: field.text,
  deliveryType: field.text,
  resolution: field.text,
  itemId: field.id,
  itemType: field.text,
  planId: field.id,
  activationDate: z.transform(readInstant),
  expirationDate: z.transform(readInstant),
});

/** The entitlements of an account; anything but objects is left out. */
export function readEntitlements(value: unknown): readonly Entitlement[] {
  return collect(value, (sent): Entitlement | undefined => {
    if (!isRecord(sent)) return undefined;
    const { activationDate, expirationDate, ...fields } = z.parse(entitlementSchema, sent);
    return { ...fields, activatedAt: activationDate, expiresAt: expirationDate };
  });
}

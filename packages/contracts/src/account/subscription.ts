import { type Instant, isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readInstant } from '../wire/instant';
import type { OpenEnum } from '../wire/open-enum';

/** A plan the configuration offers. Prices are shown, never computed with. */
export interface SubscriptionPlan {
  readonly id: string;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly type?: OpenEnum<'Free' | 'Subscription'> | undefined;
  readonly currency?: string | undefined;
  readonly price?: number | undefined;
  readonly isActive: boolean;
  readonly benefits: readonly string[];
}

/** What an account subscribes to. */
export interface AccountSubscription {
  readonly code?: string | undefined;
  readonly planId?: string | undefined;
  readonly status?: OpenEnum<'Active' | 'Cancelled' | 'Lapsed' | 'Expired' | 'None'> | undefined;
  readonly startsAt?: Instant | undefined;
  readonly endsAt?: Instant | undefined;
}

export const planSchema = z.looseObject({
  id: field.id,
  title: field.text,
  tagline: field.text,
  type: field.text,
  currency: field.text,
  price: field.number,
  isActive: field.flag,
  benefits: field.texts,
});

export const accountSubscriptionSchema = z.looseObject({
  code: field.text,
  planId: field.id,
  status: field.text,
  startDate: z.transform(readInstant),
  endDate: z.transform(readInstant),
});

/** The plans of a configuration's `subscription` (S3); those without an id are left out. No plans for anything else. */
export function parseSubscription(value: unknown): readonly SubscriptionPlan[] {
  return collect(isRecord(value) ? value.plans : undefined, (sent): SubscriptionPlan | undefined => {
    if (!isRecord(sent)) return undefined;
    const { id, isActive, ...fields } = z.parse(planSchema, sent);
    return id === undefined ? undefined : { ...fields, id, isActive: isActive === true };
  });
}

/** The subscriptions of an account; anything but objects is left out. */
export function readAccountSubscriptions(value: unknown): readonly AccountSubscription[] {
  return collect(value, (sent): AccountSubscription | undefined => {
    if (!isRecord(sent)) return undefined;
    const { startDate, endDate, ...fields } = z.parse(accountSubscriptionSchema, sent);
    return { ...fields, startsAt: startDate, endsAt: endDate };
  });
}

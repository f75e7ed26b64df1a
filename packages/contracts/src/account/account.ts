import { isRecord } from '@fjernsyn/kernel';
import type { Classification } from '../item/classification';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
import { type Entitlement, readEntitlements } from './entitlement';
import { type ProfileSummary, readProfileSummaries } from './profile-summary';
import { readRatingLimit } from './rating-limit';
import { type AccountSubscription, readAccountSubscriptions } from './subscription';

/** Who is signed in (S3, C3). Names and address are personal: shown to their owner, never logged. */
export interface Account {
  readonly id: string;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly isTrackingEnabled: boolean;
  readonly isPinEnabled: boolean;
  readonly isMarketingEnabled: boolean;
  readonly isEmailVerified: boolean;
  readonly primaryProfileId?: string | undefined;
  /** `Anonymous` where the service sent none. */
  readonly subscriptionCode: string;
  readonly segments: readonly string[];
  readonly profiles: readonly ProfileSummary[];
  readonly entitlements: readonly Entitlement[];
  readonly subscriptions: readonly AccountSubscription[];
  readonly minRatingPlaybackGuard?: Classification | undefined;
  readonly defaultPaymentMethodId?: string | undefined;
}

export const accountSchema = z.looseObject({
  id: field.id,
  email: field.text,
  firstName: field.text,
  lastName: field.text,
  trackingEnabled: field.flag,
  pinEnabled: field.flag,
  marketingEnabled: field.flag,
  emailVerified: field.flag,
  primaryProfileId: field.id,
  subscriptionCode: field.text,
  segments: field.texts,
  entitlements: z.transform(readEntitlements),
  subscriptions: z.transform(readAccountSubscriptions),
  minRatingPlaybackGuard: z.transform(readRatingLimit),
  defaultPaymentMethodId: field.id,
});

/** The answer of the account call (C7.5). Broken profiles are reported and left out; throws `contracts/malformed-answer` without an id. */
export function parseAccount(value: unknown, report: ReportFault): Account {
  if (!isRecord(value)) return malformed('account');
  const { id, trackingEnabled, pinEnabled, marketingEnabled, emailVerified, ...fields } = z.parse(accountSchema, value);
  if (id === undefined) return malformed('account');
  return {
    ...fields,
    id,
    isTrackingEnabled: trackingEnabled === true,
    isPinEnabled: pinEnabled === true,
    isMarketingEnabled: marketingEnabled === true,
    isEmailVerified: emailVerified === true,
    subscriptionCode: fields.subscriptionCode ?? 'Anonymous',
    profiles: readProfileSummaries(value.profiles, report, 'account.profiles'),
  };
}

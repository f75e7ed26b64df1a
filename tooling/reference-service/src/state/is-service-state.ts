import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import * as z from 'zod';
import { identityKeysRecord } from '../identity/identity-keys';
import type { AccountState, ProfileState, ServiceState, TokenState } from './service-state';

const text = z.string();
/** Beyond these no date can be written. */
const moment = z.number().min(-8.64e15).max(8.64e15);
const moments = z.record(text, moment);

const watched = z.looseObject({
  positionSeconds: z.int().min(0),
  firstWatchedAt: moment,
  lastWatchedAt: moment,
  isFullyWatched: z.boolean(),
});

/** A member for each of a type's, so that none is forgotten. */
type ShapeOf<State> = Readonly<Record<keyof State, z.ZodType>>;

const profile = z.looseObject({
  id: text.min(1),
  name: text,
  color: text,
  segments: z.array(text),
  isPinEnabled: z.boolean(),
  maxRating: z.optional(text),
  languageCode: text,
  watched: z.record(text, watched),
  dismissed: moments,
  bookmarked: moments,
  followed: moments,
  rated: z.record(text, z.int().min(1).max(10)),
} satisfies ShapeOf<ProfileState>);

const account = z
  .looseObject({
    id: text.min(1),
    email: text,
    firstName: text,
    lastName: text,
    password: text,
    pin: text.regex(/^(\d{4})?$/),
    isEmailVerified: z.boolean(),
    isAbroad: z.boolean(),
    subscriptionCode: text,
    subscriptionEndedAt: z.optional(moment),
    isLocked: z.optional(z.boolean()),
    entitledItemIds: z.array(text),
    createdAt: moment,
    primaryProfileId: text,
    profiles: z.array(profile),
  } satisfies ShapeOf<AccountState>)
  .refine(({ profiles, primaryProfileId }) => profiles.some(({ id }) => id === primaryProfileId));

const token = z.looseObject({
  type: z.enum(['UserAccount', 'UserProfile']),
  scope: z.enum(['Catalog', 'Playback', 'Settings', 'Commerce']),
  accountId: z.optional(text),
  profileId: z.optional(text),
  expiresAt: moment,
  isRefreshable: z.boolean(),
  isReplaced: z.boolean(),
} satisfies ShapeOf<TokenState>);

const seconds = z.optional(z.number().min(-8.64e12).max(8.64e12));
const word = z.optional(text);

/** What the identity provider reads of its own records; the rest it checks itself. */
const payload = z.looseObject({
  accountId: word,
  clientId: word,
  exp: seconds,
  grantId: word,
  iat: seconds,
  kind: word,
  params: z.optional(z.record(text, z.unknown())),
  scope: word,
  uid: word,
  userCode: word,
});

const keys = z.looseObject({ signing: z.looseObject({}).refine(isPrivateKey), cookies: text.min(1) });

const state = z
  .looseObject({
    accounts: z.record(text, account),
    tokens: z.record(text, token),
    deviceCodes: z.record(text, z.looseObject({ deviceId: text, expiresAt: moment, accountId: z.optional(text) })),
    identity: z.record(text, z.looseObject({ payload: z.looseObject({}), expiresAt: z.optional(moment) })),
  } satisfies ShapeOf<ServiceState>)
  .refine(({ accounts }) => Object.entries(accounts).every(([id, each]) => each.id === id))
  .refine(({ identity }) =>
    Object.entries(identity).every(
      ([key, record]) => (key === identityKeysRecord ? keys : payload).safeParse(record.payload).success,
    ),
  );

/** Whether every value that a file held is one that a call can work with. */
export function isServiceState(kept: unknown): kept is ServiceState {
  return state.safeParse(kept).success;
}

function isPrivateKey(key: object): boolean {
  try {
    return (
      createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }).asymmetricKeyDetails?.namedCurve === 'prime256v1'
    );
  } catch {
    return false;
  }
}

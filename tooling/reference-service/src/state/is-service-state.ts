import * as z from 'zod';
import type { ServiceState } from './service-state';

const text = z.string();
const records = z.record(text, z.unknown());

const profile = z.looseObject({
  id: text,
  name: text,
  segments: z.array(text),
  maxRating: z.optional(text),
  watched: records,
  dismissed: records,
  bookmarked: records,
  followed: records,
  rated: records,
});

const account = z.looseObject({
  id: text,
  email: text,
  password: text,
  pin: text,
  primaryProfileId: text,
  entitledItemIds: z.array(text),
  profiles: z.array(profile),
});

const withEnd = z.looseObject({ expiresAt: z.number() });

const state = z.looseObject({
  accounts: z.record(text, account),
  tokens: z.record(text, withEnd),
  deviceCodes: z.record(text, withEnd),
  identity: z.record(text, z.looseObject({ expiresAt: z.optional(z.number()) })),
});

/** Whether what a file held has everything that a call would stumble over if it were missing. */
export function isServiceState(kept: unknown): kept is ServiceState {
  return state.safeParse(kept).success;
}

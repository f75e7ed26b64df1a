import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
} from '@fjernsyn/platform/testing';
import type { ReferenceService } from '@fjernsyn/reference-service';
import {
  type AccountProfiles,
  createDeletion,
  createNewPin,
  createProfileChoice,
  createProfileCreation,
  createRenaming,
  createRetyping,
  createSession,
  createSignInByTokens,
  createTokenCalls,
  type ProfileEntry,
  readProfiles,
  type Session,
  withProfile,
} from '@fjernsyn/session';
import { expect } from 'vitest';
import { createServiceClient, malene, type ServiceClient } from './service-client';

/** A set where somebody is signed in, and what its application makes of their profiles. */
export interface SignedInSet {
  readonly session: Session;
  readonly client: ServiceClient;
  readonly refresh: () => Promise<AccountProfiles>;
  /** A profile as this set has read it last, by its name. */
  readonly entry: (name: string) => ProfileEntry;
  readonly choice: () => ReturnType<typeof createProfileChoice>;
  readonly creation: () => ReturnType<typeof createProfileCreation>;
  readonly renaming: (name: string) => ReturnType<typeof createRenaming>;
  readonly retyping: (name: string) => ReturnType<typeof createRetyping>;
  readonly deletion: (name: string) => ReturnType<typeof createDeletion>;
  readonly newPin: (isChange: boolean) => ReturnType<typeof createNewPin>;
}

const device = { device: 'tv_web', deviceId: '6f3c1a52-0000-4000-8000-000000000019', isOptedOut: () => true };

function openSession(client: () => ServiceClient): Session {
  return createSession(
    {
      store: createFakeKeyValueStore(),
      visitStore: createFakeKeyValueStore(),
      clock: createFakeClock(Date.now()),
      telemetry: createRecordedTelemetry(),
      lock: createFakeLock(),
      cookies: createFakeCookies(),
      tokenCalls: async () => createTokenCalls({ ...client().session, ...device }),
    },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
}

/** Signs in on a set of its own, and reads the profiles. */
export async function openSet(service: ReferenceService, email: string = malene.email): Promise<SignedInSet> {
  const session = openSession(() => client);
  const client: ServiceClient = createServiceClient(service, session.tokens);
  const { accounts, authorization, profiles } = client.session;
  const wish = { email, password: malene.password, scopes: ['Catalog', 'Settings'] } as const;
  const signIn = createSignInByTokens({ session, accounts, telemetry: createRecordedTelemetry(), isRemembered: true });
  await signIn(await authorization.account(wish), new AbortController().signal);

  let known: readonly ProfileEntry[] = [];
  const refresh = async (signal?: AbortSignal): Promise<AccountProfiles> => {
    const read = await readProfiles({ accounts, session }, signal);
    known = read.entries;
    return read;
  };
  await refresh();
  const entry = (name: string): ProfileEntry => {
    const found = known.find((each) => each.name === name);
    if (found === undefined) throw new Error(`No profile is called ${name}`);
    return found;
  };
  const deps = { profiles, refresh, known: () => known };
  return {
    session,
    client,
    refresh,
    entry,
    choice: () =>
      createProfileChoice({
        authorization,
        refresh,
        isOptedOut: () => true,
        take: (profile, tokens) => session.update((before) => withProfile(before, profile, tokens)),
      }),
    creation: () => createProfileCreation(deps),
    renaming: (name) => createRenaming(deps, entry(name)),
    retyping: (name) => createRetyping(deps, entry(name)),
    deletion: (name) => createDeletion(deps, entry(name)),
    newPin(isChange) {
      const primary = known.find(({ isPrimary }) => isPrimary);
      if (primary === undefined) throw new Error('No profile is primary');
      return createNewPin({ authorization, accounts, profiles, refresh }, primary, isChange);
    },
  };
}

/** Waits until a flow has come to a step. */
export async function comesTo(
  flow: { readonly getSnapshot: () => { readonly step: string } },
  step: string,
): Promise<void> {
  await expect.poll(() => flow.getSnapshot().step).toBe(step);
}

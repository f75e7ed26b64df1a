import type { TokenScope, TokenSource } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Clock, KeyValueStore, Telemetry } from '@fjernsyn/platform';
import { isKidsProfile } from './kids-profile';
import { roleOf, type SessionRole } from './role-of';
import { markKey, readStoredSession, type StoredSession, sessionKey } from './stored-session';
import { type AnonymousViewer, toViewer, type Viewer } from './viewer';

/** A profile that was chosen, as everybody may know it. */
export interface SessionProfile {
  readonly id: string;
  readonly name: string;
  readonly isKids: boolean;
}

/** Who is there, as everybody may know it: no token, no address (S6). */
export interface SessionState {
  readonly role: SessionRole;
  /** The account as its owner knows it; undefined where nobody is there or it was not kept. */
  readonly accountName: string | undefined;
  /** The chosen profile; undefined before one is chosen. */
  readonly profile: SessionProfile | undefined;
  /** Whether a token says that the set is abroad (S3.10). */
  readonly isDeviceAbroad: boolean;
}

/** Who is there, and the tokens that prove it. */
export interface Session {
  readonly state: Observed<SessionState>;
  /** The viewer for whom the service is asked. */
  readonly viewer: Observed<Viewer>;
  /** For api alone. */
  readonly tokens: TokenSource;
  /** Sets who is there from now on, undefined for nobody: viewer, state and tokens change together. Nothing is stored. */
  change(session: StoredSession | undefined): void;
}

/** Dependencies of {@link createSession}. */
export interface SessionDeps {
  /** Where the session outlives the application. */
  readonly store: KeyValueStore;
  /** Storage of the visit, with the mark of a session that is not to be remembered. */
  readonly visitStore: KeyValueStore;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** The viewer's values while nobody is signed in. */
  readonly anonymous: AnonymousViewer;
}

/** The token that serves each scope of calls. */
const scopes: Readonly<Record<TokenScope, { readonly type: Token['type']; readonly scope: string }>> = {
  'account-catalog': { type: 'UserAccount', scope: 'Catalog' },
  'account-settings': { type: 'UserAccount', scope: 'Settings' },
  'account-playback': { type: 'UserAccount', scope: 'Playback' },
  'account-commerce': { type: 'UserAccount', scope: 'Commerce' },
  'profile-catalog': { type: 'UserProfile', scope: 'Catalog' },
};

/** Makes the {@link Session} as the set has kept it (S7). */
export function createSession(deps: SessionDeps, { anonymous }: SessionOptions): Session {
  let current = restore(deps);
  const viewer = createObservable(toViewer(current, anonymous));
  const state = createObservable(toState(current));
  return {
    viewer,
    state,
    tokens: {
      // A token without a scope was asked for the catalogue, which is the first scope of every sign-in (S6).
      tokenFor: async (wanted) =>
        current?.tokens.find(
          ({ type, scope = 'Catalog' }) => type === scopes[wanted].type && scope === scopes[wanted].scope,
        )?.value,
      ownerOf: (wanted) => current && ownerOf(current, wanted),
      refreshed: async () => undefined,
    },
    change(session) {
      current = session;
      const next = toViewer(session, anonymous);
      // A token that is renewed makes no other viewer. The viewer comes first: guards that hear of the state read pages for the new one.
      if (next.audience !== viewer.get().audience) viewer.set(next);
      state.set(toState(session));
    },
  };
}

/** A profile's token belongs to the profile, so that a change of profile alone does not end the account's calls. */
function ownerOf({ account, accountName, profile }: StoredSession, wanted: TokenScope): string {
  const name = account?.id ?? accountName ?? '';
  return scopes[wanted].type === 'UserProfile' ? `${name}/${profile?.id ?? ''}` : name;
}

function restore({ store, visitStore, clock, telemetry }: SessionDeps): StoredSession | undefined {
  const text = store.read(sessionKey);
  if (text === undefined) return undefined;
  const kept = readStoredSession(text, clock.now());
  if (kept && (kept.isRemembered || visitStore.read(markKey) !== undefined)) return kept;
  if (!kept) telemetry.emit({ type: 'fault-found', kind: 'session-dropped', at: sessionKey });
  store.remove(sessionKey);
  return undefined;
}

function toState(session: StoredSession | undefined): SessionState {
  const { tokens = [], accountName, profile } = session ?? {};
  return {
    role: roleOf(tokens),
    accountName,
    profile: profile && { id: profile.id, name: profile.name, isKids: isKidsProfile(profile.segments) },
    isDeviceAbroad: tokens.some(({ isDeviceAbroad }) => isDeviceAbroad === true),
  };
}

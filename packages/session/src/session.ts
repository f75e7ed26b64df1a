import type { TokenScope, TokenSource } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Clock, KeyValueStore, Telemetry } from '@fjernsyn/platform';
import { markKey, readStoredSession, type SessionProfile, type StoredSession, sessionKey } from './stored-session';

/** Who is there, as everybody may know it: no token, no address (S6). */
export interface SessionState {
  /** `fallback` counts as signed out for every guard (decisions "Fallback-token user"). */
  readonly role: 'anonymous' | 'fallback' | 'signed-in';
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
  /** For api alone. */
  readonly tokens: TokenSource;
}

/** What {@link createSession} stands on. */
export interface SessionDeps {
  /** Where the session outlives the application. */
  readonly store: KeyValueStore;
  /** What lasts as long as the visit: the mark of a session that is not to be remembered. */
  readonly visitStore: KeyValueStore;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** What a token of the service must be to serve a scope. */
const scopes: Readonly<Record<TokenScope, { readonly type: Token['type']; readonly scope: string }>> = {
  'account-catalog': { type: 'UserAccount', scope: 'Catalog' },
  'account-settings': { type: 'UserAccount', scope: 'Settings' },
  'account-playback': { type: 'UserAccount', scope: 'Playback' },
  'account-commerce': { type: 'UserAccount', scope: 'Commerce' },
  'profile-catalog': { type: 'UserProfile', scope: 'Catalog' },
};

/** Makes the {@link Session} as the set has kept it (S7). */
export function createSession(deps: SessionDeps): Session {
  const kept = restore(deps);
  const tokens = kept?.tokens ?? [];
  return {
    state: createObservable<SessionState>({
      role: roleOf(tokens),
      accountName: kept?.accountName,
      profile: kept?.profile,
      isDeviceAbroad: tokens.some(({ isDeviceAbroad }) => isDeviceAbroad === true),
    }),
    tokens: {
      // A token without a scope was asked for the catalogue, which is the first scope of every sign-in (S6).
      tokenFor: async (wanted) =>
        tokens.find(({ type, scope = 'Catalog' }) => type === scopes[wanted].type && scope === scopes[wanted].scope)
          ?.value,
      refreshed: async () => undefined,
    },
  };
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

function roleOf(tokens: readonly Token[]): SessionState['role'] {
  const account = tokens.find(({ type }) => type === 'UserAccount');
  if (!account) return 'anonymous';
  return account.isFallbackToken ? 'fallback' : 'signed-in';
}

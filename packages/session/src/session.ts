import type { TokenScope, TokenSource } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { createObservable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Lock } from '@fjernsyn/platform';
import type { Consent } from './consent';
import { isKidsProfile } from './kids-profile';
import { type ProfileType, profileTypeOf } from './profiles/profile-type';
import { roleOf, type SessionRole } from './role-of';
import { createSessionKeeper, type SessionKeeperDeps } from './session-keeper';
import { createSessionTokens } from './session-tokens';
import { createSessionViewer, type SessionViewer, type SessionViewerDeps } from './session-viewer';
import type { StoredProfile, StoredSession } from './stored-session';
import type { TokenCalls } from './token-calls';
import { createTokenJudge } from './token-judge';
import { isForPlayback, scopesOf, servesLike } from './token-scopes';
import { createTriedTokens } from './tried-tokens';
import type { AnonymousViewer, Viewer } from './viewer';

/** A profile that was chosen, as everybody may know it. */
export interface SessionProfile {
  readonly id: string;
  readonly name: string;
  /** As the service sent it; undefined where none was kept. */
  readonly color: string | undefined;
  readonly type: ProfileType;
  readonly isKids: boolean;
}

/** Who is there, as everybody may know it: no token, no address (S6). */
export interface SessionState {
  readonly role: SessionRole;
  /** The account as its owner knows it; undefined where nobody is there or it was not kept. */
  readonly accountName: string | undefined;
  /** The chosen profile; undefined before one is chosen. */
  readonly profile: SessionProfile | undefined;
  /** Whether the account has more profiles than one, as it was read last. */
  readonly hasManyProfiles: boolean;
  /** Whether a token says that the set is abroad (S3.10). */
  readonly isDeviceAbroad: boolean;
  /** Where the set is, as a token says; undefined where none does (S3.10). */
  readonly geoLocation: string | undefined;
  /** The calls that there are tokens for. */
  readonly scopes: readonly TokenScope[];
  /** Whether somebody has signed out and the tokens of nobody are not there yet (S4.30). */
  readonly isLoading: boolean;
}

/** Who is there, and the tokens that prove it. */
export interface Session {
  readonly state: Observed<SessionState>;
  /** The viewer for whom the service is asked. */
  readonly viewer: Observed<Viewer>;
  /** For api alone. */
  readonly tokens: TokenSource;
  /** The id by which the service knows who is signed in; undefined for nobody, and for whoever keeps out of statistics (S6.18). */
  userId(): string | undefined;
  /** Sets and stores who is there from now on, undefined for nobody: viewer, state and tokens change together. */
  change(session: StoredSession | undefined): void;
  /** Changes what is known of whoever is there; of nobody it changes nothing. */
  update(change: (session: StoredSession) => StoredSession): void;
  /** Adds tokens to those of the viewer who is there, in the place of those that serve the same calls. */
  addTokens(tokens: readonly Token[]): void;
  /** Lets the calls of `task` go out with these tokens, while who is there stays as it is until {@link Session.change}. */
  tryTokens<Result>(tokens: readonly Token[], task: () => Promise<Result>): Promise<Result>;
  /**
   * Stores what the viewer consents to, and asks for the tokens of nobody anew. An account's are left to their next renewal, as one too many may end a
   * sign-in. Resolves when there is an answer, well or not.
   */
  setConsent(consent: Consent): Promise<void>;
  /** Ends the session on this set, and asks for the tokens of nobody (S4.31). Resolves when that is answered, well or not. */
  signOut(): Promise<void>;
  /**
   * What may come after the first rail: asks for the tokens of nobody where there are none, or none that count, as the set may have been moved, and
   * keeps the filters of whoever is signed in. Resolves when there is an answer, well or not.
   */
  ensureTokens(): Promise<void>;
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createSession}. */
export interface SessionDeps extends SessionKeeperDeps {
  readonly lock: Lock;
  readonly cookies: SessionViewerDeps['cookies'];
  /** The calls that give tokens. They come late: no start needs them before its first rail. */
  readonly tokenCalls: () => Promise<TokenCalls>;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** The viewer's values while nobody is signed in. */
  readonly anonymous: AnonymousViewer;
}

/** Makes the {@link Session} as the set has kept it (S7.37). */
export function createSession(deps: SessionDeps, { anonymous }: SessionOptions): Session {
  const keeper = createSessionKeeper(deps);
  const judge = createTokenJudge(deps.clock);
  const tried = createTriedTokens();
  let current = keeper.restore();
  let isLoading = false;
  const { viewer, ...viewers } = createSessionViewer({ ...deps, current: () => current }, anonymous);
  const state = createObservable(toState(current, isLoading));

  const show = (): void => {
    // The viewer comes first: guards that hear of the state read pages for the new one.
    viewers.follow();
    state.set(toState(current, isLoading));
  };
  const adopt = (session: StoredSession | undefined): void => {
    const next = withOwnPlayback(session, current);
    judge.take(next?.tokens ?? [], current?.tokens ?? []);
    current = next;
    show();
  };
  const change = (session: StoredSession | undefined): void => {
    keeper.keep(session);
    adopt(session);
    viewers.keep();
  };
  /** Tokens of nobody, for whoever is nobody still when they come; without an answer the viewer is nobody all the same. */
  const takeAnonymousTokens = async (): Promise<void> => {
    const tokens = await tokensOfNobody(deps.tokenCalls);
    isLoading = false;
    if (roleOf(current) === 'anonymous' && tokens.length > 0) change(sessionOfNobody(tokens));
    else show();
  };
  const leave = (): Promise<void> => {
    isLoading = true;
    change(undefined);
    return takeAnonymousTokens();
  };
  return {
    viewer,
    state,
    tokens: createSessionTokens({
      lock: deps.lock,
      judge,
      renew: async (...due) => (await deps.tokenCalls()).renew(...due),
      current: () => current,
      tried: tried.current,
      read: keeper.read,
      adopt,
      change,
      end: () => void leave(),
    }),
    userId: () => (roleOf(current) === 'signed-in' && !viewers.isOptedOut() ? current?.account?.id : undefined),
    change,
    update: (next) => current && change(next(current)),
    addTokens: (added) => current && change(withTokens(current, added)),
    tryTokens: tried.during,
    async setConsent(consent) {
      viewers.setConsent(consent);
      if (roleOf(current) === 'anonymous') await takeAnonymousTokens();
    },
    signOut() {
      viewers.lift();
      return leave();
    },
    async ensureTokens() {
      viewers.keep();
      if (roleOf(current) === 'anonymous' && (current?.tokens ?? []).every(judge.isDue)) await takeAnonymousTokens();
    },
    stop: keeper.follow(() => hearTab(keeper.read(), viewers, adopt)),
  };
}

/** Takes what another tab has stored, and the limits of nobody as that tab has left them. */
function hearTab(
  stored: StoredSession | undefined,
  viewers: Pick<SessionViewer, 'recall'>,
  adopt: (session: StoredSession | undefined) => void,
): void {
  viewers.recall();
  adopt(stored);
}

/** The tokens that anybody is given; none without an answer. */
async function tokensOfNobody(tokenCalls: SessionDeps['tokenCalls']): Promise<readonly Token[]> {
  try {
    return await (await tokenCalls()).anonymous();
  } catch {
    return [];
  }
}

/** A session with tokens in the place of those that serve the same calls. */
function withTokens(session: StoredSession, added: readonly Token[]): StoredSession {
  const others = session.tokens.filter((token) => !added.some((one) => servesLike(one, token)));
  return { ...session, tokens: [...others, ...added] };
}

/** The session of tokens that anybody is given. */
function sessionOfNobody(tokens: readonly Token[]): StoredSession {
  const nobody = { accountName: undefined, account: undefined, profile: undefined };
  return { ...nobody, tokens, isRemembered: true, isAnonymous: true };
}

/** A session from the store with the guarded playback that this application's viewer has opened, and no other viewer. */
function withOwnPlayback(
  next: StoredSession | undefined,
  before: StoredSession | undefined,
): StoredSession | undefined {
  const isSameViewer = next?.account?.id === before?.account?.id && next?.profile?.id === before?.profile?.id;
  if (next === undefined || before === undefined || !isSameViewer || next.tokens.some(isForPlayback)) return next;
  return { ...next, tokens: [...next.tokens, ...before.tokens.filter(isForPlayback)] };
}

function toSessionProfile({ id, name, color, segments }: StoredProfile): SessionProfile {
  return { id, name, color, type: profileTypeOf(segments), isKids: isKidsProfile(segments) };
}

function toState(session: StoredSession | undefined, isLoading: boolean): SessionState {
  const { tokens = [], accountName, account, profile } = session ?? {};
  const role = roleOf(session);
  return {
    role,
    accountName,
    profile: profile && toSessionProfile(profile),
    hasManyProfiles: role === 'signed-in' && (account?.profileCount ?? 0) > 1,
    isDeviceAbroad: tokens.some(({ isDeviceAbroad }) => isDeviceAbroad === true),
    geoLocation: tokens.find(({ geoLocation }) => geoLocation !== undefined)?.geoLocation,
    scopes: role === 'anonymous' ? [] : scopesOf(tokens),
    isLoading,
  };
}

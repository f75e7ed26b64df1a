import type { Authorization, Identity } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { AppError, isAppError } from '@fjernsyn/kernel';
import { sessionErrors } from './errors';
import { finalWords } from './final-words';
import type { StoredIdentity, StoredSession } from './stored-session';
import type { KeepSession, Renewal } from './token-renewal';
import { servesLike, signInScopes } from './token-scopes';
import { withNews } from './with-news';

/** Dependencies of {@link createIdentityRenewal}. */
export interface IdentityRenewalDeps {
  readonly identity: Pick<Identity, 'discover' | 'refreshToken'>;
  readonly authorization: Pick<Authorization, 'exchange'>;
  /** The service's name for this kind of device. */
  readonly device: string;
  readonly isOptedOut: () => boolean;
}

/** Answers of the exchange that end the session (S8.11). */
const finalStatuses: readonly unknown[] = [401, 500];

/**
 * Makes the renewal of tokens that the service renews no more: the identity provider renews its own, and they are exchanged anew. The
 * provider's token can be used once, so the next one is kept before anything else is asked for.
 */
export function createIdentityRenewal({ identity, authorization, device, isOptedOut }: IdentityRenewalDeps) {
  const renewed = async ({ discoveryUrl, clientId, ...kept }: StoredIdentity): Promise<IdentityOutcome> => {
    const client = { discovery: await identity.discover(discoveryUrl), clientId };
    const outcome = await identity.refreshToken(client, kept.refreshToken);
    if (outcome.type === 'tokens') {
      const { accessToken, refreshToken = kept.refreshToken, identityToken = kept.identityToken } = outcome.tokens;
      return { accessToken, identity: { discoveryUrl, clientId, refreshToken, identityToken } };
    }
    if (finalWords.includes(outcome.error)) return 'gone';
    throw new AppError(sessionErrors.signInRefused, { facts: { error: outcome.error } });
  };

  return async (token: Token, session: StoredSession, keep: KeepSession): Promise<Renewal> => {
    const outcome = session.identity ? await renewed(session.identity) : 'gone';
    if (outcome === 'gone') return { type: 'gone' };
    const next = { ...session, identity: outcome.identity };
    keep(next);
    const { identityToken = '' } = outcome.identity;
    const cookieType = session.isRemembered ? 'Persistent' : 'Session';
    try {
      const wish = {
        accessToken: outcome.accessToken,
        identityToken,
        device,
        optOut: isOptedOut(),
        cookieType,
        scopes: signInScopes,
      } as const;
      return { type: 'renewed', session: withExchanged(next, token, await authorization.exchange(wish)) };
    } catch (thrown) {
      if (isAppError(thrown) && finalStatuses.includes(thrown.facts.status)) return { type: 'gone' };
      throw thrown;
    }
  };
}

type IdentityOutcome = { readonly accessToken: string; readonly identity: StoredIdentity } | 'gone';

/** A session with the tokens of an exchange: each takes the place of its owner's own, and the one that was to be renewed never stays. */
function withExchanged(session: StoredSession, due: Token, fresh: readonly Token[]): StoredSession {
  const own = fresh.filter(({ type, profileId = session.account?.primaryProfileId }) =>
    type === 'UserProfile' ? profileId === session.profile?.id : true,
  );
  if (!own.some(({ type }) => type === 'UserAccount'))
    throw new AppError(sessionErrors.signInRefused, { facts: { error: 'exchange' } });
  const tokens = session.tokens
    .filter((old) => old.value !== due.value || own.some((one) => servesLike(one, old)))
    .map((old) => {
      const news = own.find((one) => servesLike(one, old));
      return news ? withNews(old, news) : old;
    });
  return { ...session, tokens };
}

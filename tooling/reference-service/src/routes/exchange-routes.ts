import type { RouteDeps, ServiceApp } from '../server/bindings';
import { originOf } from '../server/origin-of';
import { issueAccountTokens, lockedText, scopesOf } from '../tokens/account-tokens';
import { toExchangedToken, toTokens } from '../tokens/token-book';
import { bodyOf } from './json-body';

/** POST `/authorization/exchange`: tokens of the identity provider for those of the account and its primary profile (C7.16). */
export function exchangeRoutes(app: ServiceApp, { identity, store, tokens }: RouteDeps): void {
  app.post('/authorization/exchange', async (context) => {
    const { accessToken, identityToken, scopes } = await bodyOf(context);
    const accountId =
      typeof accessToken === 'string' && typeof identityToken === 'string'
        ? await identity.accountIdOf({ accessToken, identityToken }, originOf(context))
        : undefined;
    const account = accountId === undefined ? undefined : store.read().accounts[accountId];
    if (account === undefined) return context.json({ message: 'Ugyldigt identitetstoken' }, 401);
    if (account.isLocked === true) return context.json({ code: 403, message: lockedText }, 403);
    // Tokens for guarded playback are given for a PIN, which nobody was asked for here.
    const asked = scopesOf(scopes).filter((scope) => scope !== 'Playback');
    return context.json(toTokens(issueAccountTokens(tokens, account, scopesOf(asked)), toExchangedToken));
  });
}

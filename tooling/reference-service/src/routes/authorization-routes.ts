import type { RouteDeps, ServiceApp } from '../server/bindings';
import type { Wire } from '../shapes/wire';
import { isPasswordOf, isPinOf, issueAccountTokens, lockedText, scopesOf } from '../tokens/account-tokens';
import { forAccount } from '../tokens/secured';
import { toToken, toTokens } from '../tokens/token-book';
import { bodyOf } from './json-body';

/** Tokens for nobody, for an account, for a profile, and for an older token (C7.13, C7.14, C7.17, C7.18). */
export function authorizationRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { answerContext, guesses, store, tokens } = deps;

  app.post('/authorization/anonymous-sso', (context) => {
    const isFallback =
      deps.surroundings().anonymousTokens === 'fallback' && context.req.query('supportFallbackToken') === 'true';
    const extras = isFallback ? fallbackExtras(answerContext(context).isAbroad === true) : undefined;
    return context.json(
      (['UserAccount', 'UserProfile'] as const).map((type) => toToken(tokens.issue({ type }), extras?.[type])),
    );
  });

  app.post('/authorization', async (context) => {
    const { email, password, pin, scopes } = await bodyOf(context);
    const sent = typeof email === 'string' ? email.trim().toLowerCase() : '';
    const account = Object.values(store.read().accounts).find((each) => each.email === sent);
    if (!isPasswordOf(account, sent, password, guesses) || account === undefined)
      return context.json({ message: 'Forkert e-mail eller adgangskode' }, 401);
    if (account.isLocked === true) return context.json({ code: 403, message: lockedText }, 403);
    const asked = scopesOf(scopes);
    if (asked.includes('Playback') && !isPinOf(account, pin, guesses))
      return context.json({ message: 'Forkert PIN' }, 401);
    return context.json(toTokens(issueAccountTokens(tokens, account, asked)));
  });

  app.post(
    '/authorization/profile',
    forAccount(deps, 'Catalog', async (context, { account }) => {
      const { profileId, pin, scopes } = await bodyOf(context);
      const profile = account.profiles.find(({ id }) => id === profileId);
      if (profile === undefined) return context.json({ message: 'Profilen findes ikke' }, 404);
      const asked = scopesOf(scopes);
      const wantsPin = profile.isPinEnabled || asked.includes('Playback');
      if (wantsPin && !isPinOf(account, pin, guesses)) return context.json({ message: 'Forkert PIN' }, 401);
      const order = { accountId: account.id, profileId: profile.id };
      const issued = asked.map((scope) => tokens.issue({ type: 'UserProfile', ...order, scope }));
      // Whoever signed in without a password has no other call that takes the PIN for guarded playback.
      if (asked.includes('Playback'))
        issued.push(tokens.issue({ type: 'UserAccount', accountId: account.id, scope: 'Playback' }));
      return context.json(issued.map((token) => toToken(token)));
    }),
  );

  app.post('/authorization/refresh', async (context) => {
    const { token } = await bodyOf(context);
    const renewed = typeof token === 'string' ? tokens.renew(token) : undefined;
    return renewed === undefined
      ? context.json({ code: 400, message: 'Token kan ikke fornyes' }, 400)
      : context.json(toToken(renewed));
  });
}

/** What fallback tokens say beside the usual, flags once as texts. */
function fallbackExtras(isAbroad: boolean): Readonly<Record<'UserAccount' | 'UserProfile', Wire>> {
  const shared = { isFallbackToken: true, geoLocation: isAbroad ? 'abroad' : 'dk' };
  return {
    UserAccount: { ...shared, isDeviceAbroad: isAbroad, isCountryVerified: true, sid: 's-1', scope: 'Catalog' },
    UserProfile: {
      ...shared,
      isDeviceAbroad: String(isAbroad),
      isCountryVerified: 'true',
      profileId: '',
      userAccountId: '',
    },
  };
}

import type { Context } from 'hono';
import type { RouteDeps, ServiceEnv } from '../server/bindings';
import type { AccountState, ProfileState, TokenScope, TokenState } from '../state/service-state';
import type { TokenCheck } from './token-book';

/** Whoever a token stands for; nobody signed in has neither. */
export interface Bearer {
  readonly token: TokenState;
  readonly account?: AccountState;
  readonly profile?: ProfileState;
}

/** Somebody who is signed in. */
export type AccountBearer = Bearer & { readonly account: AccountState };

/** A profile that was chosen. */
export type ProfileBearer = AccountBearer & { readonly profile: ProfileState };

type Answer = Response | Promise<Response>;
type Handler = (context: Context<ServiceEnv>) => Answer;
type HandlerFor<Who> = (context: Context<ServiceEnv>, who: Who) => Answer;
type GuardDeps = Pick<RouteDeps, 'store' | 'tokens'>;

/** A call that wants an account token, for a scope. */
export function forAccount(deps: GuardDeps, scope: TokenScope, handle: HandlerFor<AccountBearer>): Handler {
  return forBearer(deps, 'UserAccount', scope, (context, { token, account }) =>
    account === undefined ? notSignedIn(context) : handle(context, { token, account }),
  );
}

/** A call that wants a profile token. */
export function forProfile(deps: GuardDeps, handle: HandlerFor<ProfileBearer>): Handler {
  return forBearer(deps, 'UserProfile', 'Catalog', (context, { token, account, profile }) =>
    account === undefined || profile === undefined
      ? notSignedIn(context)
      : handle(context, { token, account, profile }),
  );
}

/** A call that any token of a type and scope opens, that of an anonymous viewer too. */
export function forBearer(
  deps: GuardDeps,
  type: TokenState['type'],
  scope: TokenScope,
  handle: HandlerFor<Bearer>,
): Handler {
  return (context) => {
    const check = checkOf(deps, context);
    if (check === undefined || check.kind === 'unknown') return refuse(context, 401, 'Ugyldigt token');
    const { token } = check;
    if (check.kind === 'expired')
      return token.isRefreshable
        ? context.json({ code: 1, message: 'Tokenet er udløbet' }, 403)
        : refuse(context, 401, 'Tokenet er udløbet');
    if (token.type !== type || token.scope !== scope)
      return refuse(context, 403, 'Tokenet giver ikke adgang til dette kald');
    return handle(context, bearerFrom(deps, token));
  };
}

/** Whoever a good token of any kind stands for, of a call that can do without; undefined where it brings none. */
export function bearerOf(deps: GuardDeps, context: Context<ServiceEnv>): Bearer | undefined {
  const check = checkOf(deps, context);
  return check?.kind === 'good' ? bearerFrom(deps, check.token) : undefined;
}

function bearerFrom({ store }: GuardDeps, token: TokenState): Bearer {
  const account = token.accountId === undefined ? undefined : store.read().accounts[token.accountId];
  const profile = account?.profiles.find(({ id }) => id === token.profileId);
  return { token, ...(account && { account }), ...(profile && { profile }) };
}

function checkOf({ tokens }: GuardDeps, context: Context<ServiceEnv>): TokenCheck | undefined {
  const value = /^Bearer +(\S+)$/i.exec(bearerHeader(context) ?? '')?.[1];
  return value === undefined ? undefined : tokens.check(value);
}

/** Both headers are in use: the service's own, and the one of the web. */
function bearerHeader(context: Context<ServiceEnv>): string | undefined {
  return context.req.header('x-authorization') ?? context.req.header('authorization');
}

function notSignedIn(context: Context<ServiceEnv>): Response {
  return refuse(context, 403, 'Du skal være logget ind');
}

function refuse(context: Context<ServiceEnv>, status: 401 | 403, message: string): Response {
  return context.json({ message }, status);
}

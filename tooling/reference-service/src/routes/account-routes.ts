import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { toAccount } from '../shapes/to-account';
import { changeAccount } from '../state/create-store';
import type { AccountState } from '../state/service-state';
import { forAccount } from '../tokens/secured';
import { bodyOf } from './json-body';

const shortestPassword = 8;
const longestPassword = 200;

/** `/account`, its PIN, the call that asks for a mail, and the two that take a key from one (C7.5, C7.8). */
export function accountRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { store } = deps;

  app.get(
    '/account',
    forAccount(deps, 'Catalog', (context, { account }) => context.json(toAccount(account))),
  );

  app.put(
    '/account/pin',
    forAccount(deps, 'Settings', async (context, { account }) => {
      const { pin } = await bodyOf(context);
      if (typeof pin !== 'string' || !/^\d{4}$/.test(pin))
        return context.json({ code: 400, message: 'PIN skal være fire cifre' }, 400);
      changeAccount(store, account.id, (each) => ({ ...each, pin }));
      return context.body(null, 204);
    }),
  );

  app.post(
    '/account/request-email-verification',
    // No mail is sent here; see the key below.
    forAccount(deps, 'Catalog', (context) => context.body(null, 204)),
  );

  app.post('/verify-email', (context) => {
    const account = accountOfKey(context, store.read().accounts);
    if (account === undefined) return refuseKey(context);
    changeAccount(store, account.id, (each) => ({ ...each, isEmailVerified: true }));
    return context.body(null, 204);
  });

  app.post('/reset-password', async (context) => {
    const account = accountOfKey(context, store.read().accounts);
    if (account === undefined) return refuseKey(context);
    const { password } = await bodyOf(context);
    if (typeof password !== 'string' || !isPasswordLength(password.length))
      return context.json({ code: 400, message: 'Adgangskoden skal have 8 til 200 tegn' }, 400);
    changeAccount(store, account.id, (each) => ({ ...each, password }));
    // Whoever knew the old one is signed out everywhere.
    deps.tokens.revoke(account.id);
    deps.identity.revoke(account.id);
    return context.body(null, 204);
  });
}

function isPasswordLength(length: number): boolean {
  return length >= shortestPassword && length <= longestPassword;
}

/** No mail is sent here: the key of an account is `mail-` and its id, in the header `authorization` without a scheme. */
function accountOfKey(
  { req }: Context<ServiceEnv>,
  accounts: Readonly<Record<string, AccountState>>,
): AccountState | undefined {
  const id = /^mail-(.+)$/.exec(req.header('authorization') ?? '')?.[1];
  return Object.values(accounts).find((account) => account.id === id);
}

function refuseKey(context: Context<ServiceEnv>): Response {
  return context.json({ message: 'Nøglen er ugyldig' }, 401);
}

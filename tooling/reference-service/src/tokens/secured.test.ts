import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { ServiceApp, ServiceEnv } from '../server/bindings';
import { firstAccounts } from '../state/accounts-to-try';
import { createStore } from '../state/create-store';
import { forAccount, forBearer, forProfile } from './secured';
import { createTokenBook, type TokenBook } from './token-book';

let nowAt: number;
let tokens: TokenBook;
let app: ServiceApp;

beforeEach(() => {
  nowAt = 1_795_867_200_000;
  const store = createStore({ accounts: firstAccounts(nowAt), tokens: {}, deviceCodes: {}, identity: {} });
  tokens = createTokenBook({ store, now: () => nowAt, canRenew: () => true });
  const deps = { store, tokens };
  app = new Hono<ServiceEnv>();
  app.get(
    '/settings',
    forAccount(deps, 'Settings', (context, { account }) => context.json(account.email)),
  );
  app.get(
    '/profile',
    forProfile(deps, (context, { profile }) => context.json(profile.name)),
  );
  app.get(
    '/open',
    forBearer(deps, 'UserProfile', 'Catalog', (context, { account }) => context.json(account?.id ?? null)),
  );
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<readonly [number, unknown]> {
  const response = await app.request(path, { headers });
  return [response.status, await response.json()];
}
const bearer = (value: string) => ({ 'x-authorization': `Bearer ${value}` });
const settings = { type: 'UserAccount', accountId: 'a-malene', scope: 'Settings' } as const;
const child = { type: 'UserProfile', accountId: 'a-malene', profileId: 'p-mini' } as const;

test('[RS145] a token opens the calls of its type and scope, in either header', async () => {
  const { value } = tokens.issue(settings);
  expect(await ask('/settings', bearer(value))).toEqual([200, 'malene@fjernsyn.example']);
  expect(await ask('/settings', { authorization: `bearer ${value}` })).toEqual([200, 'malene@fjernsyn.example']);
  expect(await ask('/profile', bearer(tokens.issue(child).value))).toEqual([200, 'Storm']);
  expect((await ask('/profile', bearer(value)))[0]).toBe(403);
  expect((await ask('/settings', bearer(tokens.issue({ ...settings, scope: 'Catalog' }).value)))[0]).toBe(403);
  const asProfile = tokens.issue({ ...settings, type: 'UserProfile', profileId: 'p-malene' });
  expect((await ask('/settings', bearer(asProfile.value)))[0]).toBe(403);
  const asAccount = tokens.issue({ ...child, type: 'UserAccount' });
  expect((await ask('/profile', bearer(asAccount.value)))[0]).toBe(403);
});

test('[RS146] no token, and one that is not ours, is refused with 401 and no code', async () => {
  expect(await ask('/profile')).toEqual([401, { message: 'Ugyldigt token' }]);
  expect(await ask('/profile', bearer('made-up'))).toEqual([401, { message: 'Ugyldigt token' }]);
});

test('[RS147] a token that ran out is refused with 403 and code 1 where it can be renewed, else with 401', async () => {
  const renewable = tokens.issue(child).value;
  const anonymous = tokens.issue({ type: 'UserProfile' }).value;
  tokens.expireAll();
  expect(await ask('/profile', bearer(renewable))).toMatchObject([403, { code: 1 }]);
  expect(await ask('/open', bearer(anonymous))).toEqual([401, { message: 'Tokenet er udløbet' }]);
});

test('[RS148] an anonymous token opens what is for everybody, and nothing of an account', async () => {
  const anonymous = bearer(tokens.issue({ type: 'UserProfile' }).value);
  expect(await ask('/open', anonymous)).toEqual([200, null]);
  expect(await ask('/profile', anonymous)).toEqual([403, { message: 'Du skal være logget ind' }]);
  expect(await ask('/profile', bearer(tokens.issue({ ...child, profileId: 'gone' }).value))).toMatchObject([403, {}]);
});

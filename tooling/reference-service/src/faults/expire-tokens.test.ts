import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlRoutes } from '../control/control-routes';
import { createSignInCodes } from '../identity/sign-in-codes';
import type { ServiceEnv } from '../server/bindings';
import { type Listener, listen } from '../server/listen';
import { createRequestLog } from '../server/request-log';
import { createServiceClock } from '../server/service-clock';
import { createSurroundings } from '../server/surroundings';
import { firstAccounts } from '../state/accounts-to-try';
import { createStore } from '../state/create-store';
import { answerOf } from '../testing/answers';
import { forAccount } from '../tokens/secured';
import { createTokenBook } from '../tokens/token-book';
import { applyFaults } from './apply-faults';
import { createFaults } from './create-faults';

const nowAt = 1_795_867_200_000;
let faults: ReturnType<typeof createFaults>;
let listener: Listener;
let url: string;
let token: string;

beforeEach(async () => {
  const clock = createServiceClock(() => nowAt);
  const store = createStore({ accounts: firstAccounts(nowAt), tokens: {}, deviceCodes: {}, identity: {} });
  const tokens = createTokenBook({ store, now: clock.now, canRenew: () => true });
  const expireTokens = () => tokens.expireAll();
  faults = createFaults(clock.trueNow);
  const app = new Hono<ServiceEnv>();
  const surroundingsSwitch = createSurroundings();
  const codes = createSignInCodes({ store, now: clock.now });
  const requests = createRequestLog();
  controlRoutes(app, { faults, clock, requests, surroundingsSwitch, codes, expireTokens, isControlOpen: false });
  app.use(applyFaults({ faults, clock, expireTokens }));
  app.get(
    '/account',
    forAccount({ store, tokens }, 'Settings', (context) => context.json({})),
  );
  listener = await listen(app, 0, '127.0.0.1');
  url = `http://127.0.0.1:${listener.port}`;
  token = tokens.issue({ type: 'UserAccount', accountId: 'a-malene', scope: 'Settings' }).value;
});
afterEach(() => listener.close());

const account = async () => {
  const { status, body } = await answerOf(`${url}/account`, { headers: { 'x-authorization': `Bearer ${token}` } });
  return [status, body];
};
const expired = [403, { code: 1, message: expect.any(String) }];

test('[RS111] a token expires as the request that brings it comes in', async () => {
  faults.add({ call: 'account', kind: 'expire-tokens', after: 1, times: 1 });
  expect(await account()).toEqual([200, {}]);
  expect(await account()).toEqual(expired);
});

test('[RS117] a control call lets every token expire', async () => {
  expect((await answerOf(`${url}/__control/tokens/expire`, { method: 'POST' })).status).toBe(204);
  expect(await account()).toEqual(expired);
});

test('[RS109] a token is judged by the clock of the call', async () => {
  faults.add({ call: 'account', kind: 'wrong-clock', shiftMs: 7_200_000, times: 1 });
  expect(await account()).toEqual(expired);
  expect(await account()).toEqual([200, {}]);
});

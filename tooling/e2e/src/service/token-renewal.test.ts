import type { ReferenceService } from '@fjernsyn/reference-service';
import { startReferenceService } from '@fjernsyn/reference-service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createRenewingTokens,
  createServiceClient,
  malene,
  type RenewingTokens,
  type ServiceClient,
} from './service-client';

let service: ReferenceService;
let client: ServiceClient;
let tokens: RenewingTokens;

beforeEach(async () => {
  service = await startReferenceService();
  tokens = createRenewingTokens(() => client);
  client = createServiceClient(service, tokens);
  for (const { type, value } of await client.session.authorization.account(malene))
    tokens.take(type === 'UserAccount' ? 'account-catalog' : 'profile-catalog', value);
});
afterEach(() => service.close());

const askedFor = (path: string): number => service.requests.filter((each) => each.path === path).length;
const refreshPath = '/authorization/refresh';
const bookmarks = '/account/profile/bookmarks/list';
const expireTokens = () => fetch(`${service.url}/__control/tokens/expire`, { method: 'POST' });
const fiftyCalls = () =>
  Promise.allSettled(Array.from({ length: 50 }, (_, page) => client.viewer.lists.bookmarks({ page: page + 1 })));
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  new Set(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'answered')));

it('[session-15] [EE95] fifty calls that meet an expired token cause one refresh, and are all answered', async () => {
  await expireTokens();
  expect(codesOf(await fiftyCalls())).toEqual(new Set(['answered']));
  expect([askedFor(refreshPath), tokens.renewals.length]).toEqual([1, 1]);
  expect(askedFor(bookmarks)).toBe(100);
});

it('[EE95] with the refresh refused the source is told once, and no call goes on asking', async () => {
  await expireTokens();
  service.faults.add({ kind: 'status', path: refreshPath, status: 400, code: 400, message: 'Nej' });
  expect(codesOf(await fiftyCalls()).has('answered')).toBe(false);
  expect([askedFor(refreshPath), tokens.renewals.length]).toEqual([1, 1]);
  expect(askedFor(bookmarks)).toBe(50);
});

it('[session-17] [EE95] a call that is refused after a refresh too is returned, and the fresh token is kept', async () => {
  service.faults.add({ kind: 'status', path: `${bookmarks}*`, status: 403, code: 1, message: 'Nej' });
  await expect(client.viewer.lists.bookmarks({ page: 1 })).rejects.toMatchObject({ facts: { serviceCode: 1 } });
  expect([askedFor(bookmarks), askedFor(refreshPath)]).toEqual([2, 1]);
  service.faults.clear();
  expect(await client.viewer.lists.bookmarks({ page: 1 })).toMatchObject({ paging: { page: 1 } });
  expect(askedFor(refreshPath)).toBe(1);
});

it('[session-18] [EE302] a refused sign-in call never causes a refresh', async () => {
  service.faults.add({ kind: 'status', path: '/authorization*', status: 403, code: 1, message: 'Nej' });
  const { authorization } = client.session;
  const device = { deviceId: 'set-1', device: 'tv_web' };
  const outcomes = await Promise.allSettled([
    authorization.account(malene),
    authorization.anonymous(device),
    authorization.refresh({ token: 'any' }),
    authorization.exchange({ accessToken: 'a', identityToken: 'b', device: 'tv_web' }),
    authorization.profile({ profileId: 'p-malene', pin: malene.pin }),
    authorization.byDeviceCode({ deviceId: 'set-1', code: 'ABCDEF' }),
  ]);
  expect(codesOf(outcomes).has('answered')).toBe(false);
  expect(tokens.renewals).toEqual([]);
  expect(askedFor(refreshPath)).toBe(1);
});

it('[EE302] a wrong PIN renews nothing and signs nobody out', async () => {
  const { authorization, accounts } = client.session;
  await expect(authorization.profile({ profileId: 'p-malene', pin: '0000' })).rejects.toMatchObject({
    code: 'api/unauthorized',
  });
  expect(tokens.renewals).toEqual([]);
  expect(await accounts.load()).toMatchObject({ id: 'a-malene' });
});

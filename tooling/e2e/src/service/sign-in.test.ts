import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { createBrowser } from '@fjernsyn/reference-service/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createRenewingTokens,
  createServiceClient,
  malene,
  type RenewingTokens,
  type ServiceClient,
} from './service-client';

let folder: string;
let service: ReferenceService;
let tokens: RenewingTokens;
let client: ServiceClient;

async function start(port = 0): Promise<void> {
  service = await startReferenceService({ port, state: join(folder, 'service.json') });
  client = createServiceClient(service, tokens);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-sign-in-'));
  tokens = createRenewingTokens(() => client);
  await start();
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** What a viewer does with the code of a set: types it, says that it is theirs, signs in. */
async function confirmOnPhone(userCode: string): Promise<string> {
  const phone = createBrowser();
  const asked = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: userCode });
  const { email, password } = malene;
  return (await phone.submit(await phone.submit(asked, { confirm: 'yes' }), { email, password })).title;
}

it('[EE94] a set is signed in by a phone, and still is when the service has been started anew', async () => {
  const { customFields } = (await client.api.config.load()).general ?? {};
  const { identity, authorization } = client.session;
  const provider = {
    discovery: await identity.discover(String(customFields?.identityDiscoveryUrl)),
    clientId: String(customFields?.identityClientId),
  };
  const { userCode, deviceCode } = await identity.authorizeDevice(provider);
  expect(await identity.pollToken(provider, deviceCode)).toMatchObject({
    type: 'refused',
    error: 'authorization_pending',
  });
  expect(await identity.pollToken(provider, deviceCode)).toMatchObject({ type: 'refused', error: 'slow_down' });
  expect(await confirmOnPhone(userCode)).toBe('Se på dit fjernsyn');

  const confirmed = await identity.pollToken(provider, deviceCode);
  if (confirmed.type !== 'tokens') throw new Error(confirmed.error);
  const { accessToken, identityToken = '', refreshToken = '' } = confirmed.tokens;
  const [account, profile] = await authorization.exchange({ accessToken, identityToken, device: 'tv_web' });
  tokens.take('account-catalog', account?.value ?? '');
  expect((await client.session.accounts.load()).profiles.map(({ name }) => name)).toEqual([
    'Malene',
    'Aske',
    'Saga',
    'Storm',
  ]);

  const [own] = await authorization.profile({ profileId: 'p-malene', pin: malene.pin });
  tokens.take('profile-catalog', own?.value ?? profile?.value ?? '');
  await client.viewer.bookmarks.add('205000');
  await client.viewer.watched.save('203101', 20);
  expect(await client.viewer.suggestions.nextItem('203000')).toMatchObject({ suggestionType: 'ContinueWatching' });

  const port = Number(new URL(service.url).port);
  await service.close();
  await start(port);
  const { bookmarked, watched } = await client.session.profiles.current();
  expect(Object.keys(bookmarked)).toContain('205000');
  expect(watched['203101']).toMatchObject({ positionSeconds: 20 });
  const renewed = await client.session.identity.refreshToken(provider, refreshToken);
  expect(renewed).toMatchObject({
    type: 'tokens',
    tokens: { refreshToken: expect.not.stringContaining(refreshToken) },
  });
  expect(await client.session.identity.refreshToken(provider, refreshToken)).toMatchObject({ error: 'invalid_grant' });
});

it('[EE94] the older code waits until a phone has confirmed it', async () => {
  const { authorization } = client.session;
  const { code } = await authorization.deviceCode({ id: 'set-1', name: 'Stuen', type: 'tv' });
  const ask = () => authorization.byDeviceCode({ deviceId: 'set-1', code });
  expect(await ask()).toEqual({ type: 'pending' });
  await confirmOnPhone(code);
  expect(await ask()).toMatchObject({ type: 'signed-in', tokens: [{ type: 'UserAccount' }, { type: 'UserProfile' }] });
});

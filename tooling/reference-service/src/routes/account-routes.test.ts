import { parseAccount } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';
import { asker, signIn } from '../testing/sign-in';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

const malene = 'malene@fjernsyn.example';
const newcomer = 'ny@fjernsyn.example';

test('[RS156] the account guards playback by a text, its profiles by an object, and one colour is empty', async () => {
  const { account } = await signIn(service.url, malene);
  const { body } = await account('GET', '/account');
  const { faults, report } = faultNotes();
  const parsed = parseAccount(body, report);
  expect(faults).toEqual([]);
  expect(parsed).toMatchObject({
    id: 'a-malene',
    isPinEnabled: true,
    minRatingPlaybackGuard: { code: 'MRAM-15' },
    entitlements: [{ scopes: ['790008'], itemId: '790008' }],
    profiles: [
      { name: 'Malene', isPinEnabled: true, minRatingPlaybackGuard: { code: 'MRAM-15', name: 'Fra 15 år' } },
      { name: 'Aske', maxRatingContentFilter: { code: 'DR-Ultra' }, isPurchaseEnabled: false },
      { name: 'Saga', maxRatingContentFilter: { code: 'DR-Ramasjang' } },
      { name: 'Storm', maxRatingContentFilter: { code: 'DR-Minisjang' } },
    ],
  });
  expect(body).toMatchObject({ minRatingPlaybackGuard: 'MRAM-15', profiles: [{}, {}, {}, { color: '' }] });
});

test('[RS157] the PIN is four digits, else 400', async () => {
  const { account, settings } = await signIn(service.url, newcomer);
  for (const pin of ['123', '12345', 'abcd', 1234, undefined])
    expect(await settings('PUT', '/account/pin', { pin })).toMatchObject({ status: 400 });
  expect(await account('PUT', '/account/pin', { pin: '0007' })).toMatchObject({ status: 403 });
  expect(await settings('PUT', '/account/pin', { pin: '0007' })).toMatchObject({ status: 204, body: '' });
  expect((await account('GET', '/account')).body).toMatchObject({ pinEnabled: true });
});

test('[RS530] another mail to verify an address is sent for an account, and for nobody else', async () => {
  const path = '/account/request-email-verification';
  const { account } = await signIn(service.url, newcomer);
  expect(await account('POST', path)).toMatchObject({ status: 204, body: '' });
  expect((await answerOf(`${service.url}${path}`, { method: 'POST' })).status).toBe(401);
});

const withKey = (path: string, key: string, body?: unknown) =>
  answerOf(`${service.url}${path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });

test('[RS156] [RS158] an account whose address is not verified has the required fields alone', async () => {
  const { account } = await signIn(service.url, newcomer);
  const before = (await account('GET', '/account')).body;
  expect(before).not.toHaveProperty('entitlements');
  expect(before).not.toHaveProperty('emailVerified');
  for (const key of ['mail-nobody', 'mail-constructor', 'mail-__proto__'])
    expect((await withKey('/verify-email', key)).status).toBe(401);
  expect((await withKey('/verify-email', 'mail-a-ny')).status).toBe(204);
  expect((await account('GET', '/account')).body).toMatchObject({ emailVerified: true, firstName: 'Noor' });
});

test('[RS158] the key of a mail sets a new password of eight characters or more', async () => {
  const password = 'et nyt hemmeligt ord';
  expect((await withKey('/reset-password', 'Bearer mail-a-rejsende', { password })).status).toBe(401);
  expect((await withKey('/reset-password', 'mail-a-rejsende', { password: 'kort' })).status).toBe(400);
  expect((await withKey('/reset-password', 'mail-a-rejsende', { password })).status).toBe(204);
  const ask = asker(service.url);
  const email = 'rejsende@fjernsyn.example';
  expect((await ask('POST', '/authorization', { email, password: 'fjernsyn' })).status).toBe(401);
  expect((await ask('POST', '/authorization', { email, password })).status).toBe(200);
});

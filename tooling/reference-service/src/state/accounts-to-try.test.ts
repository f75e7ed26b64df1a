import { parseAccount, parseProfile } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { faultNotes } from '../testing/answers';
import { asker, signIn } from '../testing/sign-in';
import { lockedText } from '../tokens/account-tokens';
import { isProfileName, isSameName } from '../viewer/profile-name';
import { firstAccounts } from './accounts-to-try';

const { faults, report } = faultNotes();
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function accountOf(email: string) {
  const { account, profile } = await signIn(service.url, email);
  parseProfile((await profile('GET', '/account/profile')).body, report);
  return parseAccount((await account('GET', '/account')).body, report);
}

test('[RS337] an account has nineteen profiles, whose names are good and all different', async () => {
  expect((await accountOf('mange@fjernsyn.example')).profiles).toHaveLength(19);
  for (const { profiles } of Object.values(firstAccounts(0)))
    for (const [index, { name }] of profiles.entries()) {
      expect([name, isProfileName(name)]).toEqual([name, true]);
      expect(profiles.slice(0, index).filter((other) => isSameName(other.name, name))).toEqual([]);
    }
  expect(faults).toEqual([]);
});

test('[RS337] an account is not registered, and the subscription of another has ended', async () => {
  expect(await accountOf('gaest@fjernsyn.example')).toMatchObject({ subscriptionCode: 'Guest' });
  const { subscriptions } = await accountOf('slut@fjernsyn.example');
  expect(subscriptions).toMatchObject([{ status: 'Expired', endsAt: expect.any(Number) }]);
});

test('[RS337] nobody signs in to the locked account', async () => {
  const answer = await asker(service.url)('POST', '/authorization', {
    email: 'laast@fjernsyn.example',
    password: 'fjernsyn',
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 403, message: lockedText } });
});

import { accountExample } from '@fjernsyn/contracts/examples';
import type { FakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createProfilesRig, type ProfilesRigOptions } from '../testing/profiles-rig';

async function open(options: ProfilesRigOptions = {}) {
  const { application, ports } = await createProfilesRig(options);
  return { ...application, ports, running: await application.account.load() };
}

const accountCalls = ({ http }: FakePorts): number =>
  http.requests.filter(({ url }) => url.includes('/account?')).length;

test('[SH1001] the account is read with its profiles, once for all who ask meanwhile', async () => {
  const { ports, profiles, running } = await open();
  const before = accountCalls(ports);
  running.load();
  expect(await Promise.all([profiles.load(), profiles.load()])).toEqual([true, true]);
  running.load();
  expect(accountCalls(ports) - before).toBe(1);
  expect(running.view.get()).toMatchObject({ account: { id: accountExample.id }, isActive: true, isFailed: false });
});

test('[SH1001] after a sign-out nothing is known of it', async () => {
  const { profiles, session, running } = await open();
  await profiles.load();
  expect(running.view.get().account?.email).toBe(accountExample.email);
  await session.signOut();
  expect(running.view.get()).toMatchObject({ account: undefined, isActive: false, arePurchasesLoaded: false });
});

test('[SH1002] an account that cannot be read is one that failed, until it is read again', async () => {
  let isBroken = true;
  const { running } = await open({
    answers: (path) => (path === '/account' && isBroken ? { status: 404, body: {} } : undefined),
  });
  running.load();
  await expect.poll(() => running.view.get().isFailed).toBe(true);
  isBroken = false;
  running.retry();
  await expect.poll(() => running.view.get()).toMatchObject({ isFailed: false, account: { id: accountExample.id } });
});

test('[SH1002] the view tells of a mail that is asked for, and of one that is refused', async () => {
  const { running } = await open({
    answers: (path) => (path === '/account/request-email-verification' ? { status: 404, body: {} } : undefined),
  });
  running.sendVerification();
  expect(running.view.get()).toMatchObject({ isUpdating: true, isSendingVerification: true });
  await expect.poll(() => running.view.get()).toMatchObject({ isUpdating: false, updateError: 'api/not-found' });
});

test('[SH1221] what was asked for an account, and how that went, is not told of whoever comes next', async () => {
  const { profiles, session, running } = await open({
    answers: (path) => (path === '/account/request-email-verification' ? { status: 404, body: {} } : undefined),
  });
  await profiles.load();
  running.sendVerification();
  await expect.poll(() => running.view.get().updateError).toBe('api/not-found');
  running.sendVerification();
  expect(running.view.get().isSendingVerification).toBe(true);
  await session.signOut();
  expect(running.view.get()).toMatchObject({ isSendingVerification: false, updateError: undefined });
  await Promise.resolve();
  expect(running.view.get()).toMatchObject({ isUpdating: false, updateError: undefined });
});

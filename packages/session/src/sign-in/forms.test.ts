import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createEmailVerification, createPasswordReset, createPasswordSignIn, createPinUnlock } from './forms';

const tokens = [{ value: 'secret', type: 'UserAccount', expiresAt: 0, isRefreshable: true, isFallbackToken: false }];
const editing = { step: 'editing', problem: undefined, error: undefined };
const wrong = () => Promise.reject(new AppError('api/unauthorized', { facts: { status: 401 } }));

function passwordSignIn(account = async (): Promise<typeof tokens> => tokens) {
  const sent: unknown[] = [];
  const signedIn: unknown[] = [];
  const form = createPasswordSignIn({
    authorization: {
      account(wish) {
        sent.push(wish);
        return account();
      },
    },
    signIn: async (some) => void signedIn.push(some),
    isOptedOut: () => true,
  });
  return { form, sent, signedIn };
}

describe('a sign-in by password', () => {
  it.each([
    ['', 'secret-word', 'email-invalid'],
    ['eva', 'secret-word', 'email-invalid'],
    ['eva@', 'secret-word', 'email-invalid'],
    ['eva@example.test', '12345', 'password-too-short'],
    ['eva@example.test', '🔒🔒🔒🔒🔒', 'password-too-short'],
  ])('[SE225] with %j and %j is not sent: %s', (email, password, problem) => {
    const { form, sent } = passwordSignIn();
    form.send({ type: 'SUBMIT', value: { email, password } });
    expect([form.getSnapshot(), sent]).toEqual([{ ...editing, problem }, []]);
  });

  it('[SE225] of six characters is sent, and its tokens sign in', async () => {
    const { form, sent, signedIn } = passwordSignIn();
    const steps: string[] = [];
    form.subscribe(() => steps.push(form.getSnapshot().step));
    form.send({ type: 'SUBMIT', value: { email: ' eva@example.test ', password: '123456' } });
    await settled();
    expect(sent).toEqual([
      { email: 'eva@example.test', password: '123456', optOut: true, scopes: ['Catalog', 'Settings'] },
    ]);
    expect([steps, signedIn]).toEqual([['sending', 'done'], [tokens]]);
  });

  it('[SE226] that is refused leads back to the form with its code, and can be sent again', async () => {
    const outcomes = [wrong, async () => tokens];
    const { form, signedIn } = passwordSignIn(() => outcomes.shift()?.() ?? wrong());
    const value = { email: 'eva@example.test', password: '123456' };
    form.send({ type: 'SUBMIT', value });
    await settled();
    expect(form.getSnapshot()).toEqual({ ...editing, error: 'api/unauthorized' });
    form.send({ type: 'SUBMIT', value });
    await settled();
    expect([form.getSnapshot().step, signedIn.length]).toEqual(['done', 1]);
  });

  it('[SE226] is sent once however often the button is pressed, and its snapshots hold nothing that was typed', async () => {
    const { form, sent } = passwordSignIn();
    const value = { email: 'eva@example.test', password: 'secret-word' };
    for (let press = 0; press < 3; press++) form.send({ type: 'SUBMIT', value });
    expect(JSON.stringify(form.getSnapshot())).not.toContain('secret-word');
    await settled();
    expect(sent).toHaveLength(1);
  });
});

it('[SE227] four digits unlock guarded playback, and fewer are not sent', async () => {
  const sent: unknown[] = [];
  const added: unknown[] = [];
  const form = createPinUnlock({
    authorization: {
      profile: async (wish) => {
        sent.push(wish);
        return tokens;
      },
    },
    session: { addTokens: (some) => void added.push(some) },
    profileId: 'p-1',
  });
  for (const pin of ['', '123', '12345', '12a4']) form.send({ type: 'SUBMIT', value: { pin } });
  expect([form.getSnapshot().problem, sent]).toEqual(['pin-incomplete', []]);
  form.send({ type: 'SUBMIT', value: { pin: '0000' } });
  await settled();
  expect([sent, added]).toEqual([[{ profileId: 'p-1', pin: '0000', scopes: ['Playback'] }], [tokens]]);
});

it('[SE227] [SE289] a cancelled PIN unlocks nothing, and takes no other', async () => {
  const added: unknown[] = [];
  const form = createPinUnlock({
    authorization: { profile: async () => tokens },
    session: { addTokens: (some) => void added.push(some) },
    profileId: 'p-1',
  });
  form.send({ type: 'SUBMIT', value: { pin: '0000' } });
  form.send({ type: 'CANCEL' });
  form.send({ type: 'SUBMIT', value: { pin: '0000' } });
  form.send({ type: 'CANCEL' });
  await settled();
  expect([form.getSnapshot().step, added]).toEqual(['cancelled', []]);
});

it('[SE228] a new password and a verified address are sent with the key that came by mail', async () => {
  const sent: unknown[] = [];
  const accounts = {
    resetPassword: async (...words: readonly unknown[]) => void sent.push(words.slice(0, 2)),
    verifyEmail: async (key: string) => void sent.push(key),
  };
  const reset = createPasswordReset(accounts, 'key-1');
  reset.send({ type: 'SUBMIT', value: { password: '12345' } });
  expect(reset.getSnapshot().problem).toBe('password-too-short');
  reset.send({ type: 'SUBMIT', value: { password: '123456' } });
  const verification = createEmailVerification(accounts);
  verification.send({ type: 'SUBMIT', value: { key: 'key-2' } });
  await settled();
  expect(sent).toEqual([['123456', 'key-1'], 'key-2']);
  expect([reset.getSnapshot().step, verification.getSnapshot().step]).toEqual(['done', 'done']);
});

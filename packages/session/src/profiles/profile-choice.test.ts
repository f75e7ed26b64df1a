import type { Token } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeAccount, entryOf, refusals } from '../testing/profile-fixture';
import { createProfileChoice } from './profile-choice';
import type { ProfileEntry } from './profile-entry';

const [mother, child] = [entryOf('mother', { hasPin: true }), entryOf('child', { isKids: true })];
const token: Token = {
  value: 'secret',
  type: 'UserProfile',
  expiresAt: 0,
  isRefreshable: true,
  isFallbackToken: false,
};

/** A choice between mother and child, where the service answers as told, one answer a call, and with tokens from then on. */
function setUp(...answers: readonly (AppError | Promise<void>)[]) {
  const account = createFakeAccount(mother, child);
  const sent: unknown[] = [];
  const taken: (readonly [ProfileEntry, readonly Token[]])[] = [];
  const left = [...answers];
  const choice = createProfileChoice({
    refresh: account.refresh,
    isOptedOut: () => true,
    take: (...chosen) => void taken.push(chosen),
    authorization: {
      async profile(wish) {
        sent.push(wish);
        const answer = left.shift();
        if (answer instanceof AppError) throw answer;
        await answer;
        return [token];
      },
    },
  });
  const choose = (profile: ProfileEntry, isOnly = false) => choice.send({ type: 'CHOOSE', profile, isOnly });
  return { account, sent, taken, choice, choose, step: () => choice.getSnapshot().step };
}

const wishFor = (profileId: string, pin?: string) => ({ profileId, pin, scopes: ['Catalog'], optOut: true });

test('[SE392] [SE393] a profile without a PIN is opened at once, for the catalogue', async () => {
  const { choice, choose, sent, taken, step } = setUp();
  const steps: string[] = [];
  choice.subscribe(() => steps.push(step()));
  choose(child);
  await settled();
  expect(sent).toEqual([wishFor('child')]);
  expect(taken).toEqual([[child, [token]]]);
  expect(steps).toEqual(['opening', 'chosen']);
});

test('[SE392] [SE394] [profiles-11] a profile with a PIN is opened by its fourth digit, once', async () => {
  const { choice, choose, sent, step } = setUp();
  choose(mother);
  expect([step(), sent]).toEqual(['asking', []]);
  for (const pin of ['1', '12', '12a3', '123 ', '1234', '12345', '1234']) choice.send({ type: 'PIN', pin });
  expect(JSON.stringify(choice.getSnapshot())).not.toContain('1234');
  await settled();
  expect([step(), sent]).toEqual(['chosen', [wishFor('mother', '1234')]]);
});

test('[SE394] [profiles-11] zeros in front belong to a PIN', async () => {
  const { choice, choose, sent } = setUp();
  choose(mother);
  choice.send({ type: 'PIN', pin: '0007' });
  await settled();
  expect(sent).toEqual([wishFor('mother', '0007')]);
});

test('[SE393] a sole profile is tried directly, and asked for its PIN where the service wants it', async () => {
  const { choice, choose, sent, step } = setUp(refusals[401]);
  choose(mother, true);
  await settled();
  expect(choice.getSnapshot()).toEqual({ step: 'asking', profile: mother, error: undefined });
  choice.send({ type: 'PIN', pin: '1234' });
  await settled();
  expect([step(), sent]).toEqual(['chosen', [wishFor('mother'), wishFor('mother', '1234')]]);
});

test('[SE395] a wrong PIN is asked for again, thrice, and then the right one opens', async () => {
  const { choice, choose, step, taken } = setUp(refusals[401], refusals[401], refusals[401]);
  choose(mother);
  for (const pin of ['0000', '1111', '2222']) {
    choice.send({ type: 'PIN', pin });
    expect(choice.getSnapshot().error).toBeUndefined();
    await settled();
    expect(choice.getSnapshot()).toEqual({ step: 'asking', profile: mother, error: 'api/unauthorized' });
  }
  expect(taken).toEqual([]);
  choice.send({ type: 'PIN', pin: '1234' });
  await settled();
  expect(step()).toBe('chosen');
});

test.each([
  [child, undefined, 'choosing'],
  [mother, '1234', 'asking'],
] as const)('[SE395] a lost network says so, and leads on where it came', async (profile, pin, back) => {
  const { choice, choose, step, taken } = setUp(refusals.lost);
  choose(profile);
  if (pin !== undefined) choice.send({ type: 'PIN', pin });
  await settled();
  expect(choice.getSnapshot()).toEqual({ step: back, profile, error: 'http/unreachable' });
  if (pin === undefined) choose(profile);
  else choice.send({ type: 'PIN', pin });
  await settled();
  expect([step(), taken.length]).toEqual(['chosen', 1]);
});

test('[SE396] whoever was limited on another set is opened as limited', async () => {
  const { account, choose, taken } = setUp();
  const limited = { ...child, type: 'minisjang', segments: ['minisjang'] } as const;
  account.entries = [mother, limited];
  choose(child);
  await settled();
  expect(taken[0]?.[0]).toEqual(limited);
});

test.each([
  ['it is not among those that are read', undefined],
  ['the service does not know it', new AppError('api/not-found')],
])('[SE396] a profile that is gone is not opened: %s', async (_, answer) => {
  const { account, choice, choose, taken } = setUp(...(answer ? [answer] : []));
  account.entries = [mother];
  choose(child);
  await settled();
  expect([choice.getSnapshot().error, taken]).toEqual(['session/profile-gone', []]);
});

test.each(['BACK', 'CANCEL'] as const)('[SE398] [profiles-14] after %s a late answer opens nothing', async (type) => {
  let answer: () => void = () => undefined;
  const { choice, choose, taken, step } = setUp(new Promise((resolve) => (answer = resolve)));
  choose(child);
  choice.send({ type });
  answer();
  await settled();
  expect([step(), taken]).toEqual([type === 'BACK' ? 'choosing' : 'left', []]);
});

test('[SE398] [profiles-14] who is chosen last is opened, and not who was chosen before and answers later', async () => {
  let answer: () => void = () => undefined;
  const { choice, choose, taken } = setUp(new Promise((resolve) => (answer = resolve)));
  choose(child);
  choice.send({ type: 'BACK' });
  choose(entryOf('child', { name: 'again' }));
  await settled();
  answer();
  await settled();
  expect([choice.getSnapshot().step, taken.length]).toEqual(['chosen', 1]);
});

test('[SE394] Back from the PIN returns to the profiles, and from there leaves', () => {
  const { choice, choose, step } = setUp();
  choose(mother);
  choice.send({ type: 'BACK' });
  expect(choice.getSnapshot()).toEqual({ step: 'choosing', profile: undefined, error: undefined });
  choice.send({ type: 'BACK' });
  choose(mother);
  expect(step()).toBe('left');
});

import type { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeAccount, entryOf, refusals } from '../testing/profile-fixture';
import { createProfileCreation } from './profile-creation';

/** A creation that the service has not answered yet. */
interface Sent {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: never) => void;
  readonly reject: (error: AppError) => void;
}

/** A creation beside one profile, which the service answers as told, one answer a call. */
function setUp(...answers: readonly AppError[]) {
  const account = createFakeAccount(entryOf('p-1', { name: 'Freja' }));
  const left = [...answers];
  const creation = createProfileCreation({
    refresh: account.refresh,
    known: account.known,
    profiles: {
      async create({ name, segments }) {
        account.calls.push(`create ${name} ${segments?.join()}`);
        const answer = left.shift();
        if (answer) throw answer;
        account.entries = [...account.entries, entryOf('p-2', { name })];
        return {} as never;
      },
    },
  });
  const type = (text: string) => creation.send({ type: 'TYPE', text });
  const next = () => creation.send({ type: 'NEXT' });
  const back = () => creation.send({ type: 'BACK' });
  return { account, creation, type, next, back, view: creation.getSnapshot };
}

test('[SE400] [SE404] a name, then an age, then it is saved and the profiles are read anew', async () => {
  const { account, creation, type, next, view } = setUp();
  type(' Ida ');
  expect(view()).toEqual({
    step: 'naming',
    text: 'Ida ',
    problem: undefined,
    chosen: 'standard',
    canGoOn: true,
    error: undefined,
  });
  next();
  expect(view()).toMatchObject({ step: 'picking', canGoOn: true });
  creation.send({ type: 'PICK', picked: 'ramasjang' });
  next();
  next();
  expect(view()).toMatchObject({ step: 'saving', canGoOn: false });
  await settled();
  expect(view().step).toBe('created');
  expect(account.calls).toEqual(['refresh', 'create Ida ramasjang', 'refresh']);
  expect(account.known()).toHaveLength(2);
});

test('[SE400] Back leads from the age to the name, and from there away; what was chosen stays', () => {
  const { creation, type, next, back, view } = setUp();
  type('Ida');
  next();
  creation.send({ type: 'PICK', picked: 'ultra' });
  back();
  expect(view()).toMatchObject({ step: 'naming', text: 'Ida' });
  next();
  expect(view()).toMatchObject({ step: 'picking', chosen: 'ultra' });
  back();
  back();
  expect(view().step).toBe('left');
});

test.each([
  ['', 'profile_name_to_short'],
  ['I', 'profile_name_to_short'],
  ['freja', 'profile_name_duplicate'],
  ['x'.repeat(21), 'profile_name_to_long'],
])('[SE401] [SE402] with the name %j nobody goes on: %s', (text, problem) => {
  const { type, next, view } = setUp();
  type(text);
  next();
  expect(view()).toMatchObject({ step: 'naming', text, problem, canGoOn: false });
});

test('[SE401] a name that another set has taken meanwhile leads back to it, and nothing is sent', async () => {
  const { account, type, next, view } = setUp();
  type('Ida');
  next();
  account.entries = [...account.entries, entryOf('p-9', { name: 'IDA' })];
  next();
  await settled();
  expect(view()).toMatchObject({
    step: 'naming',
    text: 'Ida',
    problem: 'profile_name_duplicate',
    error: 'session/name-taken',
  });
  expect(account.calls).toEqual(['refresh']);
});

test.each([
  [refusals[409], 'naming', 'session/name-taken'],
  [refusals[403], 'picking', 'api/refused'],
  [refusals[401], 'picking', 'api/unauthorized'],
  [refusals.lost, 'picking', 'http/unreachable'],
] as const)('[SE405] a refusal keeps what was typed and picked: %s leads to %s', async (answer, step, error) => {
  const { account, creation, type, next, view } = setUp(answer);
  type('Ida');
  next();
  creation.send({ type: 'PICK', picked: 'minisjang' });
  next();
  await settled();
  expect(view()).toMatchObject({ step, text: 'Ida', chosen: 'minisjang', error });
  next();
  if (step === 'naming') next();
  expect(view().error).toBeUndefined();
  await settled();
  expect(view().step).toBe('created');
  expect(account.calls.filter((call) => call === 'create Ida minisjang')).toHaveLength(2);
});

test.each([
  ['is given up', (call: Sent) => call.signal?.addEventListener('abort', () => call.reject(refusals.lost))],
  ['arrives late', (call: Sent) => call.signal?.addEventListener('abort', () => call.resolve({} as never))],
])('[SE414] Back leads away from a profile on its way, which %s, and the list is read anew', async (_, onSent) => {
  const account = createFakeAccount();
  const creation = createProfileCreation({
    refresh: account.refresh,
    known: account.known,
    profiles: {
      create: (_profile, signal) => new Promise((resolve, reject) => onSent({ signal, resolve, reject })),
    },
  });
  creation.send({ type: 'TYPE', text: 'Ida' });
  creation.send({ type: 'NEXT' });
  creation.send({ type: 'NEXT' });
  await settled();
  account.entries = [entryOf('p-2', { name: 'Ida' })];
  creation.send({ type: 'BACK' });
  await settled();
  expect(creation.getSnapshot()).toMatchObject({ step: 'left', error: undefined });
  expect(account.calls).toEqual(['refresh', 'refresh']);
  expect(account.known()).toHaveLength(1);
});

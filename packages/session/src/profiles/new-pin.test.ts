import type { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeAccount, entryOf, refusals } from '../testing/profile-fixture';
import { createNewPin, createPinCheck } from './new-pin';

/** An account with the PIN 1234, whose service refuses to set one as told, one answer a call. */
function setUp(
  primary = entryOf('p-1', { isPrimary: true, hasPin: true }),
  isChange = true,
  ...answers: readonly AppError[]
) {
  const account = createFakeAccount(primary);
  const left = [...answers];
  const deps = {
    refresh: account.refresh,
    authorization: {
      async profile({
        pin,
        scopes,
      }: {
        readonly pin?: string | undefined;
        readonly scopes?: readonly string[] | undefined;
      }) {
        account.calls.push(`check ${pin} ${scopes?.join()}`);
        if (pin !== '1234') throw refusals[401];
        return [];
      },
    },
    accounts: {
      async setPin(pin: string) {
        account.calls.push(`set ${pin}`);
        const answer = left.shift();
        if (answer) throw answer;
      },
    },
    profiles: {
      async update(id: string, change: object) {
        account.calls.push(`update ${id} ${JSON.stringify(change)}`);
      },
    },
  };
  const flow = createNewPin(deps, primary, isChange);
  const enter = async (pin: string) => {
    flow.send({ type: 'PIN', pin });
    await settled();
    return flow.getSnapshot();
  };
  return { account, deps, flow, enter };
}

test('[SE407] a PIN is changed by the present one and twice the new one', async () => {
  const { account, flow, enter } = setUp();
  expect(flow.getSnapshot()).toEqual({ step: 'current', isMismatch: false, error: undefined });
  expect((await enter('1234')).step).toBe('first');
  expect((await enter('0007')).step).toBe('again');
  expect(JSON.stringify(flow.getSnapshot())).not.toContain('0007');
  expect((await enter('0007')).step).toBe('saved');
  expect(account.calls).toEqual(['check 1234 Playback', 'set 0007', 'refresh']);
});

test('[SE407] a wrong present PIN is asked for again, and nothing is set', async () => {
  const { account, enter } = setUp();
  expect(await enter('9999')).toEqual({ step: 'current', isMismatch: false, error: 'api/unauthorized' });
  expect(await enter('123')).toMatchObject({ step: 'current' });
  expect((await enter('1234')).step).toBe('first');
  expect(account.calls).toEqual(['check 9999 Playback', 'check 1234 Playback']);
});

test('[SE407] two that differ are typed anew, and fewer than four digits are none', async () => {
  const { account, enter } = setUp(undefined, false);
  await enter('1111');
  expect((await enter('11')).step).toBe('again');
  expect(await enter('1112')).toEqual({ step: 'first', isMismatch: true, error: undefined });
  expect(await enter('2222')).toEqual({ step: 'again', isMismatch: false, error: undefined });
  expect((await enter('2222')).step).toBe('saved');
  expect(account.calls).toEqual(['set 2222', 'refresh']);
});

test('[SE408] the first PIN locks the primary profile', async () => {
  const { account, enter } = setUp(entryOf('p-1', { isPrimary: true }), false);
  await enter('1111');
  await enter('1111');
  expect(account.calls).toEqual(['set 1111', 'update p-1 {"isPinEnabled":true}', 'refresh']);
});

test.each([
  [refusals[403], 'api/refused'],
  [refusals[401], 'api/unauthorized'],
  [refusals.lost, 'http/unreachable'],
] as const)('[SE405] a PIN that %s keeps from being set is typed once more, not twice', async (answer, error) => {
  const { enter } = setUp(undefined, false, answer);
  await enter('1111');
  expect(await enter('1111')).toEqual({ step: 'again', isMismatch: false, error });
  expect((await enter('1111')).step).toBe('saved');
});

test('[SE407] Back leads from the second to the first, and from there away', async () => {
  const { account, flow, enter } = setUp(undefined, false);
  await enter('1111');
  flow.send({ type: 'BACK' });
  expect(flow.getSnapshot().step).toBe('first');
  flow.send({ type: 'BACK' });
  expect([(await enter('1111')).step, account.calls]).toEqual(['left', []]);
});

test('[SE391] the PIN of a restricted viewer is compared, and opens nothing', async () => {
  const { account, deps } = setUp();
  const check = createPinCheck({ authorization: deps.authorization, profileId: 'p-1' });
  for (const pin of ['12', '9999', '1234']) {
    check.send({ type: 'SUBMIT', value: { pin } });
    await settled();
  }
  expect(check.getSnapshot()).toEqual({ step: 'done', problem: undefined, error: undefined });
  expect(account.calls).toEqual(['check 9999 Playback', 'check 1234 Playback']);
});

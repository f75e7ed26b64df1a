import { AppError, durationsMs } from '@fjernsyn/kernel';
import { createFakeClock, settled } from '@fjernsyn/platform/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeAnswer, CodeGrant, SignInCode } from './code-grant';
import { createCodeSignIn } from './code-sign-in';

let clock = createFakeClock();
let polls: string[] = [];
let codes = 0;
let redeemed = 0;
let signedIn: unknown[] = [];
let grants: unknown[] = [];
/** What the service says next; pending without a word. */
let answers: (() => CodeAnswer | Promise<CodeAnswer>)[] = [];
let requests: (() => Promise<unknown>)[] = [];
let redeems: (() => Promise<unknown>)[] = [];
let signIns: (() => Promise<unknown>)[] = [];

const { second } = durationsMs;
const tokens = [{ value: 'secret', type: 'UserAccount', expiresAt: 0, isRefreshable: true, isFallbackToken: false }];
const pending = (): CodeAnswer => ({ type: 'pending' });
const confirmed = (): CodeAnswer => ({ type: 'confirmed', grant: { type: 'service', tokens } });
const unreachable = () => Promise.reject(new AppError('http/unreachable'));

const codeOf = (facts: Partial<SignInCode> = {}): SignInCode => ({
  userCode: `CODE-${codes}`,
  verificationUri: 'https://id.example/tv',
  verificationUriComplete: undefined,
  expiresAt: clock.now() + 600 * second,
  firstWaitMs: 5 * second,
  intervalMs: 5 * second,
  secret: `secret-${codes}`,
  ...facts,
});

function start(facts: Partial<SignInCode> = {}, options: Partial<CodeGrant> = {}) {
  const grant: CodeGrant = {
    errorsEndAfterMs: undefined,
    async request() {
      await requests.shift()?.();
      codes++;
      return codeOf(facts);
    },
    async poll({ secret }) {
      polls.push(`${secret} ${(clock.now() - startedAt) / second}`);
      return (answers.shift() ?? pending)();
    },
    async redeem() {
      redeemed++;
      await redeems.shift()?.();
      return tokens;
    },
    ...options,
  };
  const startedAt = clock.now();
  const signIn = createCodeSignIn({
    grant,
    clock,
    async signIn(some, _, given) {
      await signIns.shift()?.();
      signedIn.push(some);
      grants.push(given);
    },
  });
  const steps = [signIn.getSnapshot().step];
  signIn.subscribe(() => steps.push(signIn.getSnapshot().step));
  const at = () => polls.map((poll) => Number(poll.split(' ')[1]));
  return { ...signIn, steps, at };
}

beforeEach(() => {
  clock = createFakeClock();
  [polls, codes, redeemed, signedIn, grants] = [[], 0, 0, [], []];
  [answers, requests, redeems, signIns] = [[], [], [], []];
});

describe('a code', () => {
  it('[SE210] is shown, asked about each interval after the last answer, and signs in once it is confirmed', async () => {
    answers = [pending, pending, confirmed];
    const { steps, getSnapshot, at } = start();
    await settled();
    expect(getSnapshot()).toEqual({
      step: 'shown',
      userCode: 'CODE-1',
      verificationUri: 'https://id.example/tv',
      verificationUriComplete: undefined,
      expiresAt: clock.now() + 600 * second,
      isOffline: false,
    });
    await clock.advanceSettled(60 * second);
    expect([at(), steps, signedIn]).toEqual([[5, 10, 15], ['requesting', 'shown', 'finishing', 'signed-in'], [tokens]]);
    expect(clock.pending).toBe(0);
  });

  it('[SE210] [session-03] is asked about an interval after a late answer, never sooner', async () => {
    let answer: (said: CodeAnswer) => void = () => undefined;
    answers = [() => new Promise((resolve) => (answer = resolve))];
    const { at } = start();
    await clock.advanceSettled(9 * second);
    answer({ type: 'pending' });
    await settled();
    await clock.advanceSettled(6 * second);
    expect(at()).toEqual([5, 14]);
  });

  it('[SE211] [session-01] is asked about five seconds less often from each slow_down on', async () => {
    answers = [() => ({ type: 'slow-down' }), pending, () => ({ type: 'slow-down' })];
    const { at } = start();
    await settled();
    await clock.advanceSettled(60 * second);
    expect(at()).toEqual([5, 15, 25, 40, 55]);
  });

  it('[SE212] [session-04] that nobody confirmed is expired by our own clock, and asked about no more', async () => {
    const { steps, at } = start({ expiresAt: clock.now() + 12 * second });
    await settled();
    await clock.advanceSettled(60 * second);
    expect([steps, at(), clock.pending]).toEqual([['requesting', 'shown', 'expired'], [5, 10], 0]);
  });

  it('[SE212] [session-05] that ended while the set slept is not asked about when it wakes', async () => {
    const { at, getSnapshot } = start({ expiresAt: clock.now() + 600 * second });
    await settled();
    clock.jumpTo(clock.now() + 3_600 * second);
    await clock.advanceSettled(5 * second);
    expect([at(), getSnapshot().step]).toEqual([[], 'expired']);
  });

  it('[SE213] expired or refused is not asked about, and is renewed when asked for', async () => {
    for (const type of ['expired', 'denied'] as const) {
      answers = [() => ({ type })];
      const { getSnapshot, send, steps } = start();
      await settled();
      await clock.advanceSettled(30 * second);
      expect([getSnapshot().step, clock.pending]).toEqual([type === 'denied' ? 'action-required' : 'expired', 0]);
      send({ type: 'RENEW' });
      await settled();
      expect(steps.slice(-2)).toEqual(['requesting', 'shown']);
      send({ type: 'CANCEL' });
    }
  });

  it('[SE213] [session-10] that was refused tells so once', async () => {
    answers = [() => ({ type: 'denied' })];
    const { steps } = start();
    await settled();
    await clock.advanceSettled(600 * second);
    expect(steps.filter((step) => step === 'action-required')).toHaveLength(1);
  });

  it('[SE214] [session-08] that was renewed is not ended by a late answer about the old one', async () => {
    let answer: (said: CodeAnswer) => void = () => undefined;
    answers = [() => new Promise((resolve) => (answer = resolve))];
    const { send, getSnapshot } = start();
    await settled();
    await clock.advanceSettled(5 * second);
    send({ type: 'RENEW' });
    await settled();
    answer({ type: 'expired' });
    await clock.advanceSettled(5 * second);
    expect(getSnapshot()).toMatchObject({ step: 'shown', userCode: 'CODE-2' });
    expect(polls.map((poll) => poll.split(' ')[0])).toEqual(['secret-1', 'secret-2']);
  });
});

it('[SE284] what was given for a code is at hand where its tokens become the session', async () => {
  const given = { type: 'service', tokens } as const;
  answers = [() => ({ type: 'confirmed', grant: given })];
  start();
  await settled();
  await clock.advanceSettled(5 * second);
  expect(grants).toEqual([given]);
});

describe('a cancelled sign-in', () => {
  it('[SE215] [session-06] asks no more, and is not signed in by what comes late', async () => {
    let answer: (said: CodeAnswer) => void = () => undefined;
    answers = [() => new Promise((resolve) => (answer = resolve))];
    const { send, getSnapshot } = start();
    await settled();
    await clock.advanceSettled(5 * second);
    send({ type: 'CANCEL' });
    answer(confirmed());
    await clock.advanceSettled(60 * second);
    expect([getSnapshot().step, polls.length, redeemed, signedIn, clock.pending]).toEqual(['cancelled', 1, 0, [], 0]);
  });

  it('[SE289] takes no command any more', async () => {
    const { send, getSnapshot } = start();
    send({ type: 'CANCEL' });
    const ended = getSnapshot();
    for (const type of ['CANCEL', 'RENEW', 'RETRY'] as const) send({ type });
    await settled();
    expect([getSnapshot(), codes]).toEqual([ended, 1]);
  });

  it('[SE215] [session-07] shows no code that comes late', async () => {
    let answer: () => void = () => undefined;
    requests = [() => new Promise<void>((resolve) => (answer = resolve))];
    const { send, steps } = start();
    send({ type: 'CANCEL' });
    answer();
    await clock.advanceSettled(60 * second);
    expect([steps, polls]).toEqual([['requesting', 'cancelled'], []]);
  });
});

describe('a network that fails', () => {
  it('[SE216] [session-09] while the code is asked about is waited out, up to thirty seconds at a time', async () => {
    answers = [unreachable, unreachable, unreachable, unreachable, pending, confirmed];
    const { at, getSnapshot, steps } = start();
    await settled();
    await clock.advanceSettled(5 * second);
    expect(getSnapshot()).toMatchObject({ step: 'shown', isOffline: true });
    await clock.advanceSettled(120 * second);
    expect([at(), steps[steps.length - 1]]).toEqual([[5, 15, 35, 65, 95, 100], 'signed-in']);
  });

  it('[SE217] of the older sign-in asks the viewer to act after two minutes without an answer', async () => {
    answers = [pending, ...Array.from({ length: 40 }, () => unreachable)];
    const { getSnapshot } = start({ expiresAt: undefined }, { errorsEndAfterMs: 120 * second });
    await settled();
    await clock.advanceSettled(125 * second);
    expect(getSnapshot().step).toBe('shown');
    await clock.advanceSettled(60 * second);
    expect([getSnapshot().step, clock.pending]).toEqual(['action-required', 0]);
  });

  it('[SE218] after the code was confirmed is tried again with what was given, and the code is not asked about again', async () => {
    answers = [confirmed];
    redeems = [unreachable, unreachable];
    signIns = [unreachable];
    const { steps } = start();
    await settled();
    await clock.advanceSettled(60 * second);
    expect([polls.length, redeemed, steps[steps.length - 1]]).toEqual([1, 3, 'signed-in']);
  });

  it('[SE218] for long then says what failed, and a retry goes on where it stood', async () => {
    answers = [confirmed];
    redeems = Array.from({ length: 4 }, () => unreachable);
    const { getSnapshot, send, steps } = start();
    await settled();
    await clock.advanceSettled(60 * second);
    expect(getSnapshot()).toEqual({ step: 'failed', code: 'http/unreachable' });
    send({ type: 'RETRY' });
    await settled();
    expect([redeemed, codes, steps[steps.length - 1]]).toEqual([5, 1, 'signed-in']);
  });

  it('[SE219] before there is a code fails at once, and a retry asks for one', async () => {
    requests = [unreachable];
    const { getSnapshot, send } = start();
    await settled();
    expect(getSnapshot()).toEqual({ step: 'failed', code: 'http/unreachable' });
    send({ type: 'RETRY' });
    await settled();
    expect(getSnapshot().step).toBe('shown');
  });
});

it('[SE218] a refused exchange or account fails with its code, signs nobody in and needs another code', async () => {
  answers = [confirmed];
  redeems = [() => Promise.reject(new AppError('api/failed', { facts: { status: 500 } }))];
  const { getSnapshot, send } = start();
  await settled();
  await clock.advanceSettled(5 * second);
  expect([getSnapshot(), signedIn, clock.pending]).toEqual([{ step: 'failed', code: 'api/failed' }, [], 0]);
  send({ type: 'RENEW' });
  await settled();
  expect(getSnapshot()).toMatchObject({ step: 'shown', userCode: 'CODE-2' });
});

it('[SE219] an error of ours is told by a code, too', async () => {
  requests = [() => Promise.reject(new TypeError('bug'))];
  const { getSnapshot } = start();
  await settled();
  expect(getSnapshot()).toEqual({ step: 'failed', code: 'session/unexpected' });
});

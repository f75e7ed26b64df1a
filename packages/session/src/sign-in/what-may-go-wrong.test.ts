import { AppError, durationsMs, type ErrorCode } from '@fjernsyn/kernel';
import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
  settled,
} from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { createSession } from '../session';
import { createCodeSignIn } from './code-sign-in';
import { createDeviceGrant } from './device-grant';
import { createPasswordSignIn, createPinUnlock } from './forms';
import { createLegacyGrant } from './legacy-grant';
import { createSignInByTokens } from './sign-in-by-tokens';

const { second } = durationsMs;
const calls = ['discover', 'code', 'poll', 'exchange', 'account', 'password', 'pin'] as const;
type CallName = (typeof calls)[number];

/** A set and a service whose next calls go as `next` says; without a word they go well. */
function createWorld(isOlder = false) {
  const clock = createFakeClock();
  const telemetry = createRecordedTelemetry();
  const next: Record<CallName, (() => unknown)[]> = {
    discover: [],
    code: [],
    poll: [],
    exchange: [],
    account: [],
    password: [],
    pin: [],
  };
  const world = { clock, next, isConfirmed: false, refusals: [] as unknown[] };
  const wire = { value: 'secret', type: 'UserAccount', isRefreshable: true, isFallbackToken: false };
  const tokens = [{ ...wire, expiresAt: clock.now() + durationsMs.hour }];
  let codes = 0;
  const made = async (name: CallName, well: () => unknown): Promise<never> =>
    ((await next[name].shift()?.()) ?? well()) as never;
  const noTokens = () => Promise.reject();
  const session = createSession(
    {
      store: createFakeKeyValueStore(),
      visitStore: createFakeKeyValueStore(),
      clock,
      telemetry,
      lock: createFakeLock(),
      cookies: createFakeCookies(),
      tokenCalls: noTokens,
    },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
  const account = { id: 'a-1', subscriptionCode: 'Registered', segments: [], profiles: [] };
  const signIn = createSignInByTokens({
    session,
    telemetry,
    isRemembered: true,
    accounts: { load: () => made('account', () => account) },
  });
  const authorization = {
    exchange: () => made('exchange', () => tokens),
    deviceCode: () => made('code', () => ({ code: `CODE-${++codes}` })),
    byDeviceCode: () => made('poll', () => (world.isConfirmed ? { type: 'signed-in', tokens } : { type: 'pending' })),
    account: () => made('password', () => tokens),
    profile: () => made('pin', () => tokens),
  };
  const isOptedOut = () => true;
  const device = createDeviceGrant({
    identity: {
      discover: () => made('discover', () => ({})),
      authorizeDevice: () =>
        made('code', () => ({
          deviceCode: 'secret',
          userCode: `CODE-${++codes}`,
          verificationUri: 'https://id.example',
          expiresInSeconds: 600,
          intervalSeconds: 5,
        })),
      pollToken: () =>
        made('poll', () =>
          world.isConfirmed
            ? { type: 'tokens', tokens: { accessToken: 'secret' } }
            : { type: 'refused', error: 'authorization_pending' },
        ),
    },
    authorization,
    clock,
    isOptedOut,
    device: 'tv_web',
    provider: { discoveryUrl: 'https://id.example', clientId: 'tv' },
  });
  const older = createLegacyGrant({
    authorization,
    deviceId: 'set-1',
    device: { name: 'Stue', type: 'tv_web' },
    activationUrl: undefined,
    isOptedOut,
  });
  const grant = isOlder ? older : device;
  const poll: typeof grant.poll = (...asked) =>
    grant.poll(...asked).catch((error) => {
      world.refusals.push(error.code);
      throw error;
    });
  return {
    ...world,
    world,
    role: () => session.state.get().role,
    byCode: () => createCodeSignIn({ grant: { ...grant, poll }, clock, signIn }),
    byPassword: () => createPasswordSignIn({ authorization, signIn, isOptedOut }),
    byPin: () => createPinUnlock({ authorization, session, profileId: 'p-1' }),
    scopes: () => session.state.get().scopes,
  };
}
type World = ReturnType<typeof createWorld>;

/** What a viewer has before them, and what leads on from it. */
interface Met {
  readonly world: World;
  readonly view: () => {
    readonly step: string;
    readonly code?: ErrorCode;
    readonly error?: ErrorCode | undefined;
    readonly isOffline?: boolean;
    readonly userCode?: string;
  };
  readonly ways: Readonly<Record<string, () => void>>;
}

const unreachable = () => Promise.reject(new AppError('http/unreachable'));
const broken = () => Promise.reject(new AppError('api/malformed-answer'));
const refused = () => Promise.reject(new AppError('api/failed', { facts: { status: 500 } }));
const wrong = () => Promise.reject(new AppError('api/unauthorized', { facts: { status: 401 } }));
const says = (error: string) => () => ({ type: 'refused', error });

/** A sign-in by a code in a world, after `waitMs`. */
async function code(
  faults: Partial<Record<CallName, (() => unknown)[]>>,
  { waitMs = 5 * second, isOlder = false, isConfirmed = false } = {},
): Promise<Met> {
  const world = createWorld(isOlder);
  Object.assign(world.next, faults);
  world.world.isConfirmed = isConfirmed;
  const flow = world.byCode();
  await settled();
  await world.clock.advanceSettled(waitMs);
  const press = (type: 'RETRY' | 'RENEW') => () => flow.send({ type });
  return {
    world,
    view: flow.getSnapshot,
    ways: { 'by itself': () => undefined, RETRY: press('RETRY'), RENEW: press('RENEW') },
  };
}

/** The same where the answer of a call comes after `act`. */
async function late(name: CallName, act: 'CANCEL' | 'RENEW', answer: unknown): Promise<Met> {
  const world = createWorld();
  let come: () => void = () => undefined;
  world.next[name] = [() => new Promise((resolve) => (come = () => resolve(answer)))];
  world.world.isConfirmed = name === 'account';
  const flow = world.byCode();
  await world.clock.advanceSettled(5 * second);
  flow.send({ type: act });
  await settled();
  come();
  await settled();
  return { world, view: flow.getSnapshot, ways: { 'by itself': () => undefined } };
}

/** A form that is sent, and is answered by `fault`. */
async function form(kind: 'byPassword' | 'byPin', fault: () => unknown): Promise<Met> {
  const world = createWorld();
  world.next[kind === 'byPin' ? 'pin' : 'password'] = [fault];
  const submission = world[kind]();
  const type = () =>
    submission.send({ type: 'SUBMIT', value: { pin: '1234', email: 'eva@example.test', password: 'secret-word' } });
  type();
  await settled();
  return { world, view: submission.getSnapshot, ways: { 'typing again': type } };
}

async function leftPin(): Promise<Met> {
  const world = createWorld();
  const submission = world.byPin();
  submission.send({ type: 'SUBMIT', value: { pin: '1234' } });
  submission.send({ type: 'CANCEL' });
  await settled();
  expect(world.scopes()).toEqual([]);
  return { world, view: submission.getSnapshot, ways: {} };
}

const eachOf = (faults: readonly (() => unknown)[], toMeets: (fault: () => unknown) => (() => Promise<Met>)[]) =>
  ([] as (() => Promise<Met>)[]).concat(...faults.map(toMeets));
const isConfirmed = true;
const fourTimes = (fault: () => unknown) => Array.from({ length: 4 }, () => fault);
const situations: Readonly<Record<string, readonly (() => Promise<Met>)[]>> = {
  'no discovery, no code, or a broken one': eachOf([unreachable, refused, broken], (fault) => [
    () => code({ discover: [fault] }),
    () => code({ code: [fault] }),
    () => code({ code: [fault] }, { isOlder: true }),
  ]),
  'a code that comes after the viewer has left': [
    () => late('code', 'CANCEL', undefined),
    () => late('discover', 'CANCEL', {}),
  ],
  'no answer about a code': [
    () => code({ poll: [unreachable] }),
    () => code({ poll: [broken] }),
    () => code({ poll: [unreachable] }, { isOlder: true, waitMs: 15 * second }),
  ],
  'no answer about an older code for two minutes': [
    () => code({ poll: Array.from({ length: 40 }, () => unreachable) }, { isOlder: true, waitMs: 180 * second }),
  ],
  '`slow_down`': [() => code({ poll: [says('slow_down')] })],
  '`expired_token`, or the code’s time is over': [
    () => code({ poll: [says('expired_token')] }),
    () => code({}, { waitMs: 600 * second }),
    () => code({ poll: [() => ({ type: 'expired' })] }, { isOlder: true, waitMs: 15 * second }),
  ],
  '`access_denied`': [() => code({ poll: [says('access_denied')] })],
  'a final refusal, as `invalid_client`': eachOf(
    ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope', 'invalid_request'].map(says),
    (fault) => [() => code({ poll: [fault] })],
  ),
  'any other word of the provider': [() => code({ poll: [says('server_error')] })],
  'a late answer about a code that was renewed': [
    () => late('poll', 'RENEW', says('expired_token')()),
    () => late('poll', 'RENEW', { type: 'tokens', tokens: { accessToken: 'old' } }),
  ],
  'no answer from the exchange or the account': [
    () => code({ exchange: [unreachable] }, { isConfirmed }),
    () => code({ account: [unreachable] }, { isConfirmed }),
  ],
  'none for four tries': (['exchange', 'account'] as const).map(
    (name) => () => code({ [name]: fourTimes(unreachable) }, { isConfirmed, waitMs: 60 * second }),
  ),
  'a refusal or a broken answer of the exchange or the account': eachOf([refused, broken, wrong], (fault) => [
    () => code({ exchange: [fault] }, { isConfirmed }),
    () => code({ account: [fault] }, { isConfirmed }),
  ]),
  'the account after the viewer has left': [() => late('account', 'CANCEL', { id: 'a-1', segments: [], profiles: [] })],
  'a wrong password or PIN': [() => form('byPassword', wrong), () => form('byPin', wrong)],
  'no answer to a password or PIN': [
    () => form('byPassword', unreachable),
    () => form('byPin', unreachable),
    () => form('byPin', broken),
  ],
  'an answer to a PIN after the viewer has left': [leftPin],
};

/** What the words of the table look like to the screen. */
const looks: Readonly<Record<string, object>> = {
  'a failure': { step: 'failed' },
  'a failure; nobody has signed in': { step: 'failed' },
  nothing: { step: 'cancelled' },
  'nothing; nobody has signed in': { step: 'cancelled' },
  'the code': { step: 'shown', isOffline: false, userCode: 'CODE-1' },
  'the new code': { step: 'shown', isOffline: false, userCode: 'CODE-2' },
  'the code, and that the network is gone': { step: 'shown', isOffline: true, userCode: 'CODE-1' },
  'that something is to be done': { step: 'action-required' },
  'that the code is too old': { step: 'expired' },
  'that it is being finished': { step: 'finishing' },
  'the form, as it was': { step: 'editing', problem: undefined },
};

const rows = readme
  .slice(readme.indexOf('### What may go wrong'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/'/g, '’')))
  .map(([, happens = '', sees = '', told = '', leadsOn = '']) => ({
    happens,
    sees,
    told: told.replace(/`/g, ''),
    leadsOn,
  }));

it('[SE291] the README lists all that may go wrong', () => {
  expect(rows.map(({ happens }) => happens)).toEqual(Object.keys(situations));
});

describe.each(rows)('$happens', ({ happens, sees, told, leadsOn }) => {
  it(`[SE291] shows ${sees}, with the code ${told}`, async () => {
    for (const meet of situations[happens] ?? []) {
      const { world, view } = await meet();
      expect(view()).toMatchObject(looks[sees] ?? { step: sees });
      const { code: failure, error } = view();
      const codes = [failure ?? error, ...world.world.refusals].filter((one) => one !== undefined);
      if (told === 'the call’s')
        expect(codes.every((one) => /^(http|api)\//.test(String(one))) && codes.length > 0).toBe(true);
      else if (told !== '–') expect(codes).toContain(told);
      else expect(failure ?? error).toBeUndefined();
      expect([world.role(), world.scopes()]).toEqual(['anonymous', []]);
    }
  });

  it.each(leadsOn === '–' ? [] : leadsOn.split(', '))('[SE291] leads on: %s', async (way) => {
    for (const meet of situations[happens] ?? []) {
      const { world, view, ways } = await meet();
      world.world.isConfirmed = true;
      for (const name of calls) world.next[name].length = 0;
      ways[way]?.();
      await settled();
      await world.clock.advanceSettled(60 * second);
      expect(ways).toHaveProperty([way]);
      expect(['signed-in', 'done']).toContain(view().step);
    }
  });
});

import { AppError, durationsMs } from '@fjernsyn/kernel';
import { createFakeClock, type FakeClock, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import {
  createOpenCalls,
  type DrawnNode,
  drawnWays,
  joined,
  type Played,
  pathOf,
  waysOf,
} from '../testing/machine-ways';
import type { CodeAnswer, Grant, SignInCode } from './code-grant';
import { createCodeMachine } from './code-machine';
import { type CodeSignIn, createCodeSignIn } from './code-sign-in';
import { createSubmission, type Submission } from './submission';
import { createSubmissionMachine } from './submission-machine';

const { second } = durationsMs;
const wire = { value: 'secret', type: 'UserAccount', expiresAt: 0, isRefreshable: true, isFallbackToken: false };
const tokens = [wire];
const given: Grant = { type: 'service', tokens };
const unreachable = new AppError('http/unreachable');
const refused = new AppError('api/failed', { facts: { status: 500 } });

/** The wait that the set sleeps through. */
type Wait = 'firstWait' | 'nextWait' | undefined;

/** A sign-in by a code whose calls wait for their answers. */
interface CodeRig {
  readonly calls: ReturnType<typeof createOpenCalls>;
  readonly clock: FakeClock;
  readonly signIn: CodeSignIn;
  readonly sleepsIn: Wait;
}

const codeOf = (clock: FakeClock): SignInCode => ({
  userCode: 'WDJB-MJHT',
  verificationUri: 'https://id.example/tv',
  verificationUriComplete: undefined,
  expiresAt: clock.now() + 3_600 * second,
  firstWaitMs: 5 * second,
  intervalMs: 5 * second,
  secret: 'secret-code',
});

const answered = (name: string, state: string, output: unknown): Played<CodeRig> => ({
  type: `xstate.done.actor.0.code.${state}`,
  output,
  play: ({ calls, clock }) => calls.answer(name).resolve(name === 'request' ? codeOf(clock) : output),
});
const failed = (name: string, state: string, error: AppError): Played<CodeRig> => ({
  type: `xstate.error.actor.0.code.${state}`,
  error,
  play: ({ calls }) => calls.answer(name).reject(error),
});
const waited = (delay: string, state: string): Played<CodeRig> => ({
  type: `xstate.after.${delay}.code.${state}`,
  play({ clock, sleepsIn }) {
    if (sleepsIn === delay) clock.jumpTo(clock.now() + 7_200 * second);
    clock.advance(delay === 'expiry' ? 3_600 * second : 30 * second);
  },
});
const pressed = (type: 'RENEW' | 'RETRY' | 'CANCEL'): Played<CodeRig> => ({
  type,
  isCommand: true,
  play: ({ signIn }) => signIn.send({ type }),
});
const answers: readonly CodeAnswer[] = [
  { type: 'pending' },
  { type: 'slow-down' },
  { type: 'expired' },
  { type: 'denied' },
  { type: 'refused', error: 'invalid_client' },
  { type: 'confirmed', grant: given },
];
const codeEvents: readonly Played<CodeRig>[] = [
  answered('request', 'requesting', codeOf(createFakeClock())),
  failed('request', 'requesting', unreachable),
  ...answers.map((answer) => answered('poll', 'shown.polling', answer)),
  failed('poll', 'shown.polling', unreachable),
  answered('redeem', 'redeeming', tokens),
  answered('signIn', 'signingIn', undefined),
  ...joined([unreachable, refused], (error) => [
    failed('redeem', 'redeeming', error),
    failed('signIn', 'signingIn', error),
  ]),
  waited('firstWait', 'shown.fresh'),
  waited('nextWait', 'shown.waiting'),
  waited('redeemWait', 'resting'),
  waited('expiry', 'shown'),
  ...(['RENEW', 'RETRY', 'CANCEL'] as const).map(pressed),
];

/** Tries are counted where what was given is redeemed; elsewhere a state is the same after one failure or many. */
const codeKey = (state: AnyMachineSnapshot): string => {
  const { tokens: some, grant, errorsSince, errorCount } = state.context;
  const tries = stepOf(state) === 'finishing' ? errorCount : 0;
  return JSON.stringify([state.value, some !== undefined, grant !== undefined, errorsSince !== undefined, tries]);
};
const stepOf = ({ value }: AnyMachineSnapshot): string => {
  const top = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
  const steps: Readonly<Record<string, string>> = { actionRequired: 'action-required', signedIn: 'signed-in' };
  return ['redeeming', 'signingIn', 'resting'].includes(top) ? 'finishing' : (steps[top] ?? top);
};

function startCode(sleepsIn: Wait, errorsEndAfterMs: number | undefined): CodeRig {
  const clock = createFakeClock();
  const calls = createOpenCalls();
  const grant = {
    errorsEndAfterMs,
    request: (signal: AbortSignal) => calls.open<SignInCode>('request', signal),
    poll: (_: SignInCode, signal: AbortSignal) => calls.open<CodeAnswer>('poll', signal),
    redeem: (_: Grant, signal: AbortSignal) => calls.open<typeof tokens>('redeem', signal),
  };
  const signIn = createCodeSignIn({ grant, clock, signIn: (_, signal) => calls.open<void>('signIn', signal) });
  return { calls, clock, signIn, sleepsIn };
}

/** The machine as the paths are drawn from it: a code is over by its own timer, or wherever the set has slept. */
function codeModel(sleepsIn: Wait, errorsEndAfterMs: number | undefined) {
  const never = () => Promise.reject();
  const grant = { errorsEndAfterMs, request: never, poll: never, redeem: never };
  return createCodeMachine({ grant, clock: createFakeClock(), signIn: never }).provide({
    guards: {
      isOver: ({ event }) => ['expiry', sleepsIn].includes(String(event.type).split('.')[2]),
      areErrorsOver: ({ context: { errorsSince } }) => errorsEndAfterMs !== undefined && errorsSince !== undefined,
    },
  });
}

const settings = [
  ['a set that is awake', undefined, undefined],
  ['a set that sleeps before it asks', 'firstWait', undefined],
  ['a set that sleeps later', 'nextWait', undefined],
  ['the older sign-in', undefined, second],
] as const;

test.each(settings)('[SE290] every way through the sign-in by a code comes out as drawn: %s', async (_, ...setting) => {
  const ways = waysOf(codeModel(...setting), codeEvents, codeKey);
  expect(ways.length).toBeGreaterThan(10);
  for (const { way } of ways) {
    const rig = startCode(...setting);
    await settled();
    for (const { event, state } of way) {
      event.play(rig);
      await settled();
      const isOffline = state.matches('shown') ? state.context.errorsSince !== undefined : undefined;
      const told = way.map((one) => [one.event.type, one.event.output ?? one.event.error]);
      expect({ told, ...rig.signIn.getSnapshot() }).toMatchObject({
        told,
        step: stepOf(state),
        ...(isOffline !== undefined && { isOffline }),
      });
    }
    const before = rig.signIn.getSnapshot();
    for (const late of rig.calls.left) late.resolve({ type: 'confirmed', grant: given });
    await settled();
    expect(rig.signIn.getSnapshot()).toBe(before);
    rig.signIn.send({ type: 'CANCEL' });
    expect(rig.clock.pending).toBe(0);
  }
});

test('[SE290] the ways that are tried are all that are drawn', () => {
  const taken = joined(settings, ([, sleepsIn, errorsEndAfterMs]) =>
    waysOf(codeModel(sleepsIn, errorsEndAfterMs), codeEvents, codeKey).map(({ from, way }) => {
      const last = way[way.length - 1];
      return { from: pathOf(from), rest: `${last?.event.type} ${last && pathOf(last.state)}` };
    }),
  );
  const drawn = drawnWays(codeModel(undefined, undefined).root as unknown as DrawnNode);
  expect(drawn.length).toBeGreaterThan(25);
  const isTaken = (way: string): boolean => {
    const [source = '', event, to] = way.split(' ');
    return taken.some(({ from, rest }) => rest === `${event} ${to}` && `${from}.`.startsWith(source && `${source}.`));
  };
  expect(drawn.filter((way) => !isTaken(way))).toEqual([]);
});

/** A form whose call waits for its answer. */
interface FormRig {
  readonly calls: ReturnType<typeof createOpenCalls>;
  readonly form: Submission<string>;
}

const submitted = (value: string): Played<FormRig> & { readonly problem: unknown } => ({
  type: 'SUBMIT',
  problem: value === '' ? 'pin-incomplete' : undefined,
  isCommand: true,
  play: ({ form }) => form.send({ type: 'SUBMIT', value }),
});
const formEvents: readonly Played<FormRig>[] = [
  submitted('1234'),
  submitted(''),
  { type: 'CANCEL', isCommand: true, play: ({ form }) => form.send({ type: 'CANCEL' }) },
  { type: 'xstate.done.actor.0.submission.sending', play: ({ calls }) => calls.answer('send').resolve(undefined) },
  {
    type: 'xstate.error.actor.0.submission.sending',
    error: unreachable,
    play: ({ calls }) => calls.answer('send').reject(unreachable),
  },
];
const formKey = ({ value, context: { problem, error } }: AnyMachineSnapshot): string =>
  JSON.stringify([value, problem, error]);

test('[SE290] every way through a form comes out as drawn', async () => {
  const ways = waysOf(createSubmissionMachine(), formEvents, formKey);
  expect(ways.length).toBeGreaterThan(10);
  for (const { way } of ways) {
    const calls = createOpenCalls();
    const form = createSubmission<string>({
      check: (value) => (value === '' ? 'pin-incomplete' : undefined),
      send: (_, signal) => calls.open<void>('send', signal),
    });
    for (const { event, state } of way) {
      event.play({ calls, form });
      await settled();
      const { problem, error } = state.context;
      expect(form.getSnapshot()).toEqual({ step: state.value, problem, error });
    }
    const before = form.getSnapshot();
    for (const late of calls.left) late.resolve(undefined);
    await settled();
    expect(form.getSnapshot()).toBe(before);
  }
});

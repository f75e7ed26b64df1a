import { AppError, durationsMs } from '@fjernsyn/kernel';
import { createFakeClock, type FakeClock, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { CodeAnswer, Grant, SignInCode } from './code-grant';
import { createCodeMachine } from './code-machine';
import { type CodeSignIn, createCodeSignIn } from './code-sign-in';
import { createSubmission, type Submission } from './submission';
import { createSubmissionMachine } from './submission-machine';

/** A call that waits for what the path says of it. */
interface OpenCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** An event of a machine, and how it comes about in `Rig`. */
interface Played<Rig> {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly isCommand?: boolean;
  readonly play: (rig: Rig) => void;
}

/** Calls as a path answers them: the newest by name, and the ones that were left behind. */
function createOpenCalls() {
  let current: (OpenCall & { readonly name: string }) | undefined;
  const left: OpenCall[] = [];
  return {
    left,
    open<Value>(name: string, signal: AbortSignal): Promise<Value> {
      return new Promise((resolve, reject) => {
        const call = { name, resolve: resolve as (value: unknown) => void, reject };
        current = call;
        signal.addEventListener('abort', () => void left.push(call));
      });
    },
    answer(name: string): OpenCall {
      const call = current;
      if (call?.name !== name) throw new Error(`${name} is not asked for, but ${call?.name}`);
      current = undefined;
      return call;
    },
  };
}

/** Lists one behind the other; the engines that the product runs on know no `flatMap`. */
function joined<From, To>(all: readonly From[], toList: (each: From) => readonly To[]): To[] {
  return ([] as To[]).concat(...all.map(toList));
}

/** Every way through a machine that is told of `events`: to each state by the shortest, and from there by each event that leads on or is a viewer's. */
function waysOf<Rig>(machine: unknown, events: readonly Played<Rig>[], keyOf: (state: AnyMachineSnapshot) => string) {
  const options = { events, serializeState: keyOf, stopWhen: ({ status }: AnyMachineSnapshot) => status === 'done' };
  const logic = machine as Parameters<typeof getShortestPaths>[0];
  const given = options as unknown as Parameters<typeof getShortestPaths>[1];
  const adjacency = Object.values(getAdjacencyMap(logic, given as never));
  return joined(getShortestPaths(logic, given), ({ state, steps }) => {
    const from = state as AnyMachineSnapshot;
    const next = adjacency.find((one) => keyOf(one.state as AnyMachineSnapshot) === keyOf(from));
    const way = steps.slice(1) as unknown as { event: Played<Rig>; state: AnyMachineSnapshot }[];
    return Object.values(next?.transitions ?? {})
      .map((last) => last as unknown as (typeof way)[number])
      .filter(({ event, state: to }) => event.isCommand || keyOf(to) !== keyOf(from))
      .map((last) => ({ from, way: [...way, last] }));
  });
}

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

/** The ways from state to state that a machine draws, and those that some paths take. */
function drawnWays(node: DrawnNode): readonly string[] {
  const from = node.path.join('.');
  const own = joined(Array.from(node.transitions), ([event, all]) =>
    joined(all, ({ target = [] }) => target.map((to) => `${from} ${event} ${firstOf(to).path.join('.')}`)),
  );
  return [...own, ...joined(Object.values(node.states), drawnWays)];
}
interface DrawnNode {
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, DrawnNode>>;
  readonly initial?: { readonly target: readonly DrawnNode[] } | undefined;
  readonly transitions: ReadonlyMap<string, readonly { readonly target?: readonly DrawnNode[] | undefined }[]>;
}
function firstOf(node: DrawnNode): DrawnNode {
  const [first] = Object.keys(node.states).length > 0 ? (node.initial?.target ?? []) : [];
  return first ? firstOf(first) : node;
}
const pathOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : (Object.entries(value)[0]?.join('.') ?? '');

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

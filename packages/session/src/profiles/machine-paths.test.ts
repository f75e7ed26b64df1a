import type { Token } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
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
import { createFakeAccount, entryOf, refusals } from '../testing/profile-fixture';
import { createChangeMachine } from './change-machine';
import { createChoiceMachine } from './choice-machine';
import { createCreationMachine } from './creation-machine';
import { createNewPin } from './new-pin';
import { createPinMachine } from './pin-machine';
import { createRetyping } from './profile-changes';
import { createProfileChoice } from './profile-choice';
import { createProfileCreation } from './profile-creation';
import type { ProfileType } from './profile-type';

/** A flow whose calls wait for their answers. */
interface Rig {
  readonly calls: ReturnType<typeof createOpenCalls>;
  readonly flow: { readonly getSnapshot: () => object; readonly send: (command: never) => void };
  /** What a late answer may not change. */
  readonly done: unknown[];
}

/** A machine of profiles, its flow, and what may happen to both. */
interface Subject {
  readonly machine: unknown;
  readonly events: readonly Played<Rig>[];
  readonly start: () => Rig;
  /** What a screen shows of a state of the machine. */
  readonly viewOf: (state: AnyMachineSnapshot) => object;
}

const never = () => Promise.reject();
const pressed = (command: { readonly type: string }): Played<Rig> => ({
  ...command,
  isCommand: true,
  play: ({ flow }) => flow.send(command as never),
});
const [back, cancelled] = [pressed({ type: 'BACK' }), pressed({ type: 'CANCEL' })];
const answered = (name: string, state: string, output: unknown = undefined): Played<Rig> => ({
  type: `xstate.done.actor.0.${state}`,
  play: ({ calls }) => calls.answer(name).resolve(output),
});
/** A call that is refused; `shown` is what the flow makes of the refusal. */
const refusedBy = (name: string, state: string, error: AppError, shown: AppError = error): Played<Rig> => ({
  type: `xstate.error.actor.0.${state}`,
  error: shown,
  play: ({ calls }) => calls.answer(name).reject(error),
});

const token: Token = { value: 'x', type: 'UserProfile', expiresAt: 0, isRefreshable: true, isFallbackToken: false };
const open = entryOf('open');
const locked = entryOf('locked', { hasPin: true, isPrimary: true });
const pins = ['1234', '4321', '12'].map((pin) => pressed({ type: 'PIN', pin } as never));

const choice: Subject = {
  machine: createChoiceMachine(never),
  events: [
    ...[open, locked].map((profile) => pressed({ type: 'CHOOSE', profile, isOnly: false } as never)),
    ...[...pins, back, cancelled],
    answered('open', 'choice.opening', [token]),
    refusedBy('open', 'choice.opening', refusals[401]),
    refusedBy('open', 'choice.opening', refusals.lost),
  ],
  start() {
    const [calls, done] = [createOpenCalls(), [] as unknown[]];
    const flow = createProfileChoice({
      refresh: createFakeAccount(open, locked).refresh,
      isOptedOut: () => true,
      take: (profile) => void done.push(profile),
      authorization: { profile: (_, signal = new AbortController().signal) => calls.open('open', signal) },
    });
    return { calls, flow, done };
  },
  viewOf: ({ value: step, context: { profile, error } }) => ({ step, profile, error }),
};

const creation: Subject = {
  machine: createCreationMachine({ isGood: (text) => text === 'Ida', create: never }),
  events: [
    ...['Ida', 'I'].map((text) => pressed({ type: 'TYPE', text } as never)),
    pressed({ type: 'PICK', picked: 'ultra' } as never),
    ...[pressed({ type: 'NEXT' }), back, cancelled],
    answered('create', 'creation.saving'),
    refusedBy('create', 'creation.saving', refusals[409], new AppError('session/name-taken')),
    refusedBy('create', 'creation.saving', refusals.lost),
  ],
  start() {
    const calls = createOpenCalls();
    const account = createFakeAccount();
    const flow = createProfileCreation({
      ...account,
      profiles: { create: (_, signal = new AbortController().signal) => calls.open('create', signal) },
    });
    return { calls, flow, done: [] };
  },
  viewOf: ({ value: step, context: { text, type: chosen, error } }) => ({ step, text, chosen, error }),
};

const saga = entryOf('saga', { type: 'ramasjang', segments: ['ramasjang'] });
const change: Subject = {
  machine: createChangeMachine<ProfileType>({
    value: 'ramasjang',
    accept: (type) => type,
    canSave: (type) => type !== 'ramasjang',
    isAsked: (type) => type === 'standard',
    save: never,
  }),
  events: [
    ...(['standard', 'ultra', 'ramasjang'] as const).map((value) => pressed({ type: 'CHANGE', value } as never)),
    ...[pressed({ type: 'SAVE' }), back, cancelled],
    answered('update', 'change.saving'),
    refusedBy('update', 'change.saving', refusals[403]),
  ],
  start() {
    const calls = createOpenCalls();
    const profiles = {
      update: (_: string, __: object, signal = new AbortController().signal) => calls.open<void>('update', signal),
      remove: never,
    };
    return { calls, flow: createRetyping({ ...createFakeAccount(saga), profiles }, saga), done: [] };
  },
  viewOf: ({ value: step, context: { value: chosen, error } }) => ({ step, chosen, error }),
};

const pin = (isChange: boolean): Subject => ({
  machine: createPinMachine({ isChange, check: never, set: never }),
  events: [
    ...[...pins, back, cancelled],
    answered('check', 'pin.checking', []),
    refusedBy('check', 'pin.checking', refusals[401]),
    answered('set', 'pin.saving'),
    refusedBy('set', 'pin.saving', refusals.lost),
  ],
  start() {
    const calls = createOpenCalls();
    const deps = {
      refresh: createFakeAccount(locked).refresh,
      authorization: { profile: (_: object, signal = new AbortController().signal) => calls.open<[]>('check', signal) },
      accounts: { setPin: (_: string, signal = new AbortController().signal) => calls.open<void>('set', signal) },
      profiles: { update: never },
    };
    return { calls, flow: createNewPin(deps, locked, isChange), done: [] };
  },
  viewOf: ({ value: step, context: { isMismatch, error } }) => ({ step, isMismatch, error }),
});

const subjects: readonly (readonly [string, Subject])[] = [
  ['choosing', choice],
  ['creating', creation],
  ['changing', change],
  ['a first PIN', pin(false)],
  ['another PIN', pin(true)],
];

/** Errors are the same by their codes: an error of the machine is a code already. */
const keyOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context]);

test.each(subjects)(
  '[SE410] every way through %s comes out as drawn',
  async (_, { machine, events, start, viewOf }) => {
    const ways = waysOf(machine, events, keyOf);
    expect(ways.length).toBeGreaterThan(10);
    for (const { way } of ways) {
      const rig = start();
      await settled();
      for (const { event, state } of way) {
        event.play(rig);
        await settled();
        const told = way.map((one) => one.event.type);
        expect({ told, ...rig.flow.getSnapshot() }).toMatchObject({ told, ...viewOf(state) });
      }
      const [before, done] = [rig.flow.getSnapshot(), rig.done.length];
      for (const late of rig.calls.left) late.resolve([token]);
      await settled();
      expect(rig.flow.getSnapshot()).toBe(before);
      expect(rig.done).toHaveLength(done);
    }
  },
);

test.each([
  ['choosing', [choice]],
  ['creating', [creation]],
  ['changing', [change]],
  ['a PIN', [pin(true), pin(false)]],
] as const)('[SE410] the ways through %s that are tried are all that are drawn', (_, machines: readonly Subject[]) => {
  const taken = joined(machines, ({ machine, events }) =>
    waysOf(machine, events, keyOf).map(({ from, way }) => {
      const last = way[way.length - 1];
      return { from: pathOf(from), rest: `${last?.event.type} ${last && pathOf(last.state)}` };
    }),
  );
  const drawn = joined(machines.slice(0, 1), ({ machine }) =>
    drawnWays((machine as { readonly root: DrawnNode }).root),
  );
  expect(drawn.length).toBeGreaterThan(5);
  const isTaken = (line: string): boolean => {
    const [source = '', event, to] = line.split(' ');
    return taken.some(({ from, rest }) => rest === `${event} ${to}` && `${from}.`.startsWith(source && `${source}.`));
  };
  expect(drawn.filter((line) => !isTaken(line))).toEqual([]);
});

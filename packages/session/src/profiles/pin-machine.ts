import type { ErrorCode } from '@fjernsyn/kernel';
import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from '../sign-in/code-of';
import { isWholePin, toPin } from './pin';

/** What a new PIN keeps in mind. PINs are secrets, and forgotten once they are sent. */
interface PinContext {
  readonly pin: string | undefined;
  readonly isMismatch: boolean;
  readonly error: ErrorCode | undefined;
}

/** What a viewer may do with a new PIN. */
export type PinCommand =
  | { readonly type: 'PIN'; readonly pin: string }
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' };

/** What the machine asks for. */
export interface PinMachineDeps {
  /** Whether there is a PIN, which is asked for first. */
  readonly isChange: boolean;
  /** Asks the service whether a PIN is the account's. Rejects with an `AppError`. */
  readonly check: (pin: string, signal: AbortSignal) => Promise<void>;
  /** Sets it. Rejects with an `AppError`. */
  readonly set: (pin: string, signal: AbortSignal) => Promise<void>;
}

const empty: PinContext = { pin: undefined, isMismatch: false, error: undefined };

/** Makes the machine of a new PIN: the old one where there is one, then the new one twice. */
export function createPinMachine({ isChange, check, set }: PinMachineDeps) {
  const call = (task: PinMachineDeps['set']) =>
    fromPromise<void, string | undefined>(async ({ input: pin, signal }) => {
      if (pin !== undefined) await task(pin, signal);
    });
  return setup({
    types: { context: {} as PinContext, events: {} as PinCommand },
    actors: { check: call(check), set: call(set) },
    guards: {
      isChange: () => isChange,
      isWhole: ({ event }) => event.type === 'PIN' && isWholePin(toPin(event.pin)),
      isSame: ({ context, event }) => event.type === 'PIN' && toPin(event.pin) === context.pin,
    },
    actions: {
      take: assign(({ event }) => (event.type === 'PIN' ? { ...empty, pin: toPin(event.pin) } : empty)),
      forget: assign(empty),
      differ: assign({ ...empty, isMismatch: true }),
      fail: assign((_, { thrown }: { readonly thrown: unknown }) => ({ ...empty, error: codeOf(thrown) })),
      failToSet: assign((_, { thrown }: { readonly thrown: unknown }) => ({ error: codeOf(thrown) })),
    },
  }).createMachine({
    id: 'pin',
    context: empty,
    initial: 'beginning',
    on: { CANCEL: '.left' },
    states: {
      beginning: { always: [{ guard: 'isChange', target: 'current' }, { target: 'first' }] },
      current: { on: { PIN: { guard: 'isWhole', target: 'checking', actions: 'take' }, BACK: 'left' } },
      checking: {
        invoke: {
          src: 'check',
          input: ({ context: { pin } }) => pin,
          onDone: { target: 'first', actions: 'forget' },
          onError: { target: 'current', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
        on: { BACK: 'left' },
      },
      first: { on: { PIN: { guard: 'isWhole', target: 'again', actions: 'take' }, BACK: 'left' } },
      again: {
        on: {
          PIN: [
            { guard: 'isSame', target: 'saving' },
            { guard: 'isWhole', target: 'first', actions: 'differ' },
          ],
          BACK: { target: 'first', actions: 'forget' },
        },
      },
      saving: {
        invoke: {
          src: 'set',
          input: ({ context: { pin } }) => pin,
          onDone: { target: 'saved', actions: 'forget' },
          onError: {
            target: 'again',
            actions: { type: 'failToSet', params: ({ event }) => ({ thrown: event.error }) },
          },
        },
      },
      saved: { type: 'final' },
      left: { type: 'final', entry: 'forget' },
    },
  });
}

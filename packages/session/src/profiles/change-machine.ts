import type { ErrorCode } from '@fjernsyn/kernel';
import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from '../sign-in/code-of';

/** A change of a profile, as it is typed or picked, and why it was not saved. It stays through every refusal. */
interface ChangeContext<Value> {
  readonly value: Value;
  readonly error: ErrorCode | undefined;
}

/** What a viewer may do with a change; SAVE is also what answers a question. */
export type ChangeCommand<Value> =
  | { readonly type: 'CHANGE'; readonly value: Value }
  | { readonly type: 'SAVE' }
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' };

/** What a change of `Value`s is. */
export interface ChangeOptions<Value> {
  readonly value: Value;
  /** The value that is kept of one that was typed. */
  readonly accept: (value: Value, before: Value) => Value;
  readonly canSave: (value: Value) => boolean;
  /** Whether the viewer is asked before it is saved. */
  readonly isAsked: (value: Value) => boolean;
  /** Saves it. Rejects with an `AppError`. */
  readonly save: (value: Value, signal: AbortSignal) => Promise<void>;
}

/** Makes the machine of a change of a profile, which is saved until the service takes it. */
export function createChangeMachine<Value>({ value: first, ...change }: ChangeOptions<Value>) {
  return setup({
    types: { context: {} as ChangeContext<Value>, events: {} as ChangeCommand<Value> },
    actors: {
      save: fromPromise<void, ChangeContext<Value>>(({ input: { value }, signal }) => change.save(value, signal)),
    },
    guards: {
      isAsked: ({ context: { value } }) => change.canSave(value) && change.isAsked(value),
      canSave: ({ context: { value } }) => change.canSave(value),
    },
    actions: {
      accept: assign(({ context, event }) =>
        event.type === 'CHANGE' ? { value: change.accept(event.value, context.value), error: undefined } : context,
      ),
      hear: assign(({ context: { value } }) => ({ value, error: undefined })),
      fail: assign(({ context: { value } }, { thrown }: { readonly thrown: unknown }) => ({
        value,
        error: codeOf(thrown),
      })),
    },
  }).createMachine({
    id: 'change',
    context: { value: first, error: undefined },
    initial: 'editing',
    on: { CANCEL: '.left' },
    states: {
      editing: {
        on: {
          CHANGE: { actions: 'accept' },
          SAVE: [
            { guard: 'isAsked', target: 'asking', actions: 'hear' },
            { guard: 'canSave', target: 'saving', actions: 'hear' },
          ],
          BACK: 'left',
        },
      },
      asking: { on: { SAVE: 'saving', BACK: 'editing' } },
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }) => context,
          onDone: { target: 'saved', actions: 'hear' },
          onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
        // What is on its way may arrive all the same: `save` reads the list anew.
        on: { BACK: 'left' },
      },
      saved: { type: 'final' },
      left: { type: 'final' },
    },
  });
}

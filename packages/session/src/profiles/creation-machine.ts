import type { ErrorCode } from '@fjernsyn/kernel';
import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from '../sign-in/code-of';
import { toTypedName } from './profile-name';
import type { ProfileType } from './profile-type';

/** A profile that does not exist yet. What was typed and picked stays through every refusal. */
interface CreationContext {
  readonly text: string;
  readonly type: ProfileType;
  readonly error: ErrorCode | undefined;
}

/** What a viewer may do while creating a profile; TYPE takes the whole text of the field. */
export type CreationCommand =
  | { readonly type: 'TYPE'; readonly text: string }
  | { readonly type: 'PICK'; readonly picked: ProfileType }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' };

/** What the machine asks for. */
export interface CreationDeps {
  /** Whether a name is good beside those of the others at this moment (S5.11). */
  readonly isGood: (text: string) => boolean;
  /** Creates it. Rejects with an `AppError`. */
  readonly create: (text: string, type: ProfileType, signal: AbortSignal) => Promise<void>;
}

/** Makes the machine of creating a profile: a name, then for whom it is, then it is saved; Back leads the same way (S4.51 to S4.53). */
export function createCreationMachine({ isGood, create }: CreationDeps) {
  const creation = setup({
    types: { context: {} as CreationContext, events: {} as CreationCommand },
    actors: {
      create: fromPromise<void, CreationContext>(({ input: { text, type }, signal }) => create(text, type, signal)),
    },
    guards: {
      isGood: ({ context: { text } }) => isGood(text),
      isAboutName: (_, { thrown }: { readonly thrown: unknown }) => codeOf(thrown) === 'session/name-taken',
    },
    actions: {
      type: assign(({ context, event }) =>
        event.type === 'TYPE' ? { text: toTypedName(context.text, event.text), error: undefined } : {},
      ),
      pick: assign(({ event }) => (event.type === 'PICK' ? { type: event.picked, error: undefined } : {})),
      hear: assign({ error: undefined }),
      fail: assign((_, { thrown }: { readonly thrown: unknown }) => ({ error: codeOf(thrown) })),
    },
  });
  return creation.createMachine({
    id: 'creation',
    context: { text: '', type: 'standard', error: undefined },
    initial: 'naming',
    on: { CANCEL: '.left' },
    states: {
      naming: {
        on: { TYPE: { actions: 'type' }, NEXT: { guard: 'isGood', target: 'picking', actions: 'hear' }, BACK: 'left' },
      },
      picking: {
        on: {
          PICK: { actions: 'pick' },
          NEXT: { target: 'saving', actions: 'hear' },
          BACK: { target: 'naming', actions: 'hear' },
        },
      },
      saving: {
        invoke: {
          src: 'create',
          input: ({ context }) => context,
          onDone: { target: 'created', actions: 'hear' },
          onError: [
            {
              guard: { type: 'isAboutName', params: ({ event }) => ({ thrown: event.error }) },
              target: 'naming',
              actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
            },
            { target: 'picking', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
          ],
        },
        // What is on its way may arrive all the same: `create` reads the list anew, and nobody is led back to create it twice.
        on: { BACK: 'left' },
      },
      created: { type: 'final' },
      left: { type: 'final' },
    },
  });
}

import type { ErrorCode } from '@fjernsyn/kernel';
import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from '../sign-in/code-of';
import { isWholePin, toPin } from './pin';
import type { ProfileEntry } from './profile-entry';

/** What a choice keeps in mind. The PIN is a secret, and forgotten with its answer. */
interface ChoiceContext {
  readonly profile: ProfileEntry | undefined;
  readonly pin: string | undefined;
  readonly error: ErrorCode | undefined;
}

/** What a viewer may do in a choice of profile. */
export type ChoiceCommand =
  | { readonly type: 'CHOOSE'; readonly profile: ProfileEntry; readonly isOnly: boolean }
  | { readonly type: 'PIN'; readonly pin: string }
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' };

/** Opens a profile, with the PIN where one was typed. Rejects with an `AppError`. */
export type OpenProfile = (profile: ProfileEntry, pin: string | undefined, signal: AbortSignal) => Promise<void>;

const empty: ChoiceContext = { profile: undefined, pin: undefined, error: undefined };

/** Makes the machine of choosing a profile: a PIN is asked for where the profile has one, or where the service turns out to want it (S4.44, S4.45). */
export function createChoiceMachine(open: OpenProfile) {
  const choice = setup({
    types: { context: {} as ChoiceContext, events: {} as ChoiceCommand },
    actors: {
      open: fromPromise<void, Pick<ChoiceContext, 'profile' | 'pin'>>(async ({ input: { profile, pin }, signal }) => {
        if (profile) await open(profile, pin, signal);
      }),
    },
    guards: {
      isAsked: ({ event }) => event.type === 'CHOOSE' && event.profile.hasPin && !event.isOnly,
      isWhole: ({ event }) => event.type === 'PIN' && isWholePin(toPin(event.pin)),
      wantsPin: ({ context: { pin } }, { thrown }: { readonly thrown: unknown }) =>
        pin === undefined && codeOf(thrown) === 'api/unauthorized',
      hadPin: ({ context: { pin } }) => pin !== undefined,
    },
    actions: {
      choose: assign(({ event }) => (event.type === 'CHOOSE' ? { ...empty, profile: event.profile } : empty)),
      takePin: assign(({ event }) => (event.type === 'PIN' ? { pin: toPin(event.pin), error: undefined } : {})),
      ask: assign({ pin: undefined, error: undefined }),
      fail: assign((_, { thrown }: { readonly thrown: unknown }) => ({ pin: undefined, error: codeOf(thrown) })),
      forget: assign(empty),
    },
  });
  return choice.createMachine({
    id: 'choice',
    context: empty,
    initial: 'choosing',
    on: { CANCEL: '.left' },
    states: {
      choosing: {
        on: {
          CHOOSE: [
            { guard: 'isAsked', target: 'asking', actions: 'choose' },
            { target: 'opening', actions: 'choose' },
          ],
          BACK: 'left',
        },
      },
      asking: {
        on: {
          PIN: { guard: 'isWhole', target: 'opening', actions: 'takePin' },
          BACK: { target: 'choosing', actions: 'forget' },
        },
      },
      opening: {
        invoke: {
          src: 'open',
          input: ({ context: { profile, pin } }) => ({ profile, pin }),
          onDone: { target: 'chosen', actions: 'ask' },
          onError: [
            {
              guard: { type: 'wantsPin', params: ({ event }) => ({ thrown: event.error }) },
              target: 'asking',
              actions: 'ask',
            },
            {
              guard: 'hadPin',
              target: 'asking',
              actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
            },
            { target: 'choosing', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
          ],
        },
        on: { BACK: { target: 'choosing', actions: 'forget' } },
      },
      chosen: { type: 'final' },
      left: { type: 'final', entry: 'forget' },
    },
  });
}

import type { ErrorCode } from '@fjernsyn/kernel';
import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from './code-of';

/** What keeps a form from being sent, by its field. */
export type SubmissionProblem = 'email-invalid' | 'password-too-short' | 'pin-incomplete';

/** Sends what was typed. Rejects with an `AppError`. */
export type SendForm = (signal: AbortSignal) => Promise<void>;

/** What a submission keeps in mind; what was typed is not part of it, as that may be a secret. */
interface SubmissionContext {
  readonly problem: SubmissionProblem | undefined;
  readonly error: ErrorCode | undefined;
  readonly send: SendForm | undefined;
}

type SubmissionEvent =
  | { readonly type: 'SUBMIT'; readonly problem: SubmissionProblem | undefined; readonly send: SendForm }
  | { readonly type: 'CANCEL' };

const empty: SubmissionContext = { problem: undefined, error: undefined, send: undefined };

/** Makes the machine of a form that is sent until the service takes it: a wrong password, a wrong PIN and a lost network all lead back to it. */
export function createSubmissionMachine() {
  return setup({
    types: { context: {} as SubmissionContext, events: {} as SubmissionEvent },
    actors: {
      send: fromPromise<void, Pick<SubmissionContext, 'send'>>(async ({ input, signal }) => input.send?.(signal)),
    },
    actions: {
      fail: assign((_, { thrown }: { readonly thrown: unknown }) => ({ ...empty, error: codeOf(thrown) })),
    },
  }).createMachine({
    id: 'submission',
    context: empty,
    initial: 'editing',
    on: { CANCEL: '.cancelled' },
    states: {
      editing: {
        on: {
          SUBMIT: [
            {
              guard: ({ event }) => event.problem !== undefined,
              actions: assign(({ event }) => ({ ...empty, problem: event.problem })),
            },
            { target: 'sending', actions: assign(({ event }) => ({ ...empty, send: event.send })) },
          ],
        },
      },
      sending: {
        invoke: {
          src: 'send',
          input: ({ context: { send } }) => ({ send }),
          onDone: { target: 'done', actions: assign(empty) },
          onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
      },
      done: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
}

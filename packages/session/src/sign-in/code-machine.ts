import { AppError } from '@fjernsyn/kernel';
import { assign } from 'xstate';
import { sessionErrors } from '../errors';
import { emptyContext, withAnswer, withCode } from './code-context';
import type { CodeAnswer } from './code-grant';
import { type CodeMachineDeps, type CodeSetup, createCodeSetup } from './code-setup';

/**
 * Makes the machine of signing in by a code: it shows one, polls until it is confirmed, and signs in. An answer that comes after the code was
 * renewed, or the sign-in cancelled, is not heard: its state is gone (reading "Cancelled sign-in").
 */
export function createCodeMachine(deps: CodeMachineDeps) {
  const code = createCodeSetup(deps);
  return code.createMachine({
    id: 'code',
    context: emptyContext,
    initial: 'requesting',
    on: { CANCEL: '.cancelled' },
    states: {
      requesting: {
        entry: 'forget',
        invoke: {
          src: 'request',
          onDone: { target: 'shown', actions: assign(({ event }) => withCode(event.output)) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        },
      },
      shown: createShownState(code),
      redeeming: createRedeemingState(code),
      signingIn: createSigningInState(code),
      resting: {
        after: { redeemWait: [{ guard: 'hasTokens', target: 'signingIn' }, { target: 'redeeming' }] },
      },
      failed: {
        on: {
          RETRY: [
            { guard: 'hasTokens', target: 'signingIn', actions: 'hear' },
            { guard: 'hasGrant', target: 'redeeming', actions: 'hear' },
            { target: 'requesting' },
          ],
          RENEW: 'requesting',
        },
      },
      expired: { on: { RENEW: 'requesting' } },
      actionRequired: { on: { RENEW: 'requesting' } },
      signedIn: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
}

/** The viewer sees the code, and it is polled between waits. */
function createShownState(code: CodeSetup) {
  return code.createStateConfig({
    initial: 'fresh',
    on: { RENEW: 'requesting' },
    after: { expiry: { guard: 'isOver', target: 'expired' } },
    states: {
      // A set that slept through the code's end asks no more: the wait was longer than its timer said.
      fresh: { after: { firstWait: [{ guard: 'isOver', target: '#code.expired' }, { target: 'polling' }] } },
      waiting: { after: { nextWait: [{ guard: 'isOver', target: '#code.expired' }, { target: 'polling' }] } },
      polling: {
        invoke: {
          src: 'poll',
          input: ({ context }) => context.code,
          onDone: [
            {
              guard: ({ event }) => event.output.type === 'confirmed',
              target: '#code.redeeming',
              actions: assign(({ context, event }) => ({
                ...withAnswer(context),
                grant: event.output.type === 'confirmed' ? event.output.grant : undefined,
              })),
            },
            { guard: ({ event }) => event.output.type === 'expired', target: '#code.expired' },
            { guard: ({ event }) => event.output.type === 'denied', target: '#code.actionRequired' },
            {
              guard: ({ event }) => event.output.type === 'refused',
              target: '#code.failed',
              actions: { type: 'fail', params: ({ event }) => ({ thrown: toRefusal(event.output) }) },
            },
            {
              guard: ({ event }) => event.output.type === 'slow-down',
              target: 'waiting',
              actions: ['hear', 'slowDown'],
            },
            { target: 'waiting', actions: 'hear' },
          ],
          onError: [
            { guard: 'areErrorsOver', target: '#code.actionRequired' },
            { target: 'waiting', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
          ],
        },
      },
    },
  });
}

function toRefusal(answer: CodeAnswer): AppError {
  const facts = answer.type === 'refused' ? { error: answer.error } : {};
  return new AppError(sessionErrors.signInRefused, { facts });
}

/** The code was confirmed: what was given for it becomes tokens of the service. */
function createRedeemingState(code: CodeSetup) {
  return code.createStateConfig({
    invoke: {
      src: 'redeem',
      input: ({ context }) => context.grant,
      onDone: {
        target: 'signingIn',
        actions: assign(({ context, event }) => ({ ...withAnswer(context), tokens: event.output })),
      },
      onError: [
        {
          guard: { type: 'mayPass', params: ({ event }) => ({ thrown: event.error }) },
          target: 'resting',
          actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
        },
        { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
      ],
    },
  });
}

/** The tokens are there: account and tokens become the session. */
function createSigningInState(code: CodeSetup) {
  return code.createStateConfig({
    invoke: {
      src: 'signIn',
      input: ({ context: { tokens, grant } }) => ({ tokens, grant }),
      onDone: 'signedIn',
      onError: [
        {
          guard: { type: 'mayPass', params: ({ event }) => ({ thrown: event.error }) },
          target: 'resting',
          actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
        },
        { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
      ],
    },
  });
}

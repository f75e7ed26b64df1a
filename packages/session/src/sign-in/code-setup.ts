import type { Token } from '@fjernsyn/contracts';
import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { assign, fromPromise, setup } from 'xstate';
import {
  type CodeContext,
  emptyContext,
  isPassing,
  pollWaitMs,
  redeemTries,
  redeemWaitMs,
  withAnswer,
  withError,
  withSlowDown,
} from './code-context';
import type { CodeAnswer, CodeGrant, Grant, SignInCode } from './code-grant';

/** What a viewer may do in a sign-in by a code; what makes no sense now is ignored. */
export type CodeCommand = { readonly type: 'RENEW' } | { readonly type: 'RETRY' } | { readonly type: 'CANCEL' };

/** Dependencies of {@link createCodeSetup}. */
export interface CodeMachineDeps {
  readonly grant: CodeGrant;
  readonly clock: Pick<Clock, 'now'>;
  /** Makes the tokens those of the session, with what they were given for. Rejects with an `AppError` where the account cannot be had. */
  readonly signIn: (tokens: readonly Token[], signal: AbortSignal, grant?: Grant) => Promise<void>;
}

/** Longer than any code lives, for those whose end only the service knows. */
const noExpiryMs: DurationMs = durationsMs.day;

/** Names what the machine can do: its actors, guards, delays and actions. */
export function createCodeSetup({ grant, clock, signIn }: CodeMachineDeps) {
  const { errorsEndAfterMs } = grant;
  const isOver = ({ code }: CodeContext): boolean => code?.expiresAt !== undefined && code.expiresAt <= clock.now();
  return setup({
    types: { context: {} as CodeContext, events: {} as CodeCommand },
    actors: {
      request: fromPromise<SignInCode>(({ signal }) => grant.request(signal)),
      poll: fromPromise<CodeAnswer, SignInCode | undefined>(async ({ input, signal }) =>
        input ? grant.poll(input, signal) : { type: 'expired' },
      ),
      redeem: fromPromise<readonly Token[], Grant | undefined>(async ({ input, signal }) =>
        input ? grant.redeem(input, signal) : [],
      ),
      signIn: fromPromise<void, Pick<CodeContext, 'tokens' | 'grant'>>(
        ({ input: { tokens = [], grant: given }, signal }) => signIn(tokens, signal, given),
      ),
    },
    guards: {
      isOver: ({ context }) => isOver(context),
      areErrorsOver: ({ context: { errorsSince } }) =>
        errorsEndAfterMs !== undefined && errorsSince !== undefined && clock.now() - errorsSince >= errorsEndAfterMs,
      mayPass: ({ context: { errorCount } }, { thrown }: { readonly thrown: unknown }) =>
        errorCount + 1 < redeemTries && isPassing(thrown),
      hasTokens: ({ context }) => context.tokens !== undefined,
      hasGrant: ({ context }) => context.grant !== undefined,
    },
    delays: {
      firstWait: ({ context }) => pollWaitMs(context, true),
      nextWait: ({ context }) => pollWaitMs(context, false),
      redeemWait: ({ context }) => redeemWaitMs(context),
      expiry: ({ context: { code } }) =>
        code?.expiresAt === undefined ? noExpiryMs : Math.max(0, code.expiresAt - clock.now()),
    },
    actions: {
      forget: assign(emptyContext),
      fail: assign(({ context }, { thrown }: { readonly thrown: unknown }) => withError(context, thrown, clock.now())),
      hear: assign(({ context }) => withAnswer(context)),
      slowDown: assign(({ context }) => withSlowDown(context)),
    },
  });
}

/** What {@link createCodeSetup} makes: states are written with its names. */
export type CodeSetup = ReturnType<typeof createCodeSetup>;

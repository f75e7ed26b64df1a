import type { IdentityTokens, Token } from '@fjernsyn/contracts';
import type { DurationMs, Instant } from '@fjernsyn/kernel';
import type { IdentityProvider } from '../stored-session';

/** A code that a viewer confirms elsewhere, and how it is asked about. */
export interface SignInCode {
  /** What the viewer reads and types, as `WDJB-MJHT`. */
  readonly userCode: string;
  /** Where it is typed; undefined where the product says so elsewhere. */
  readonly verificationUri: string | undefined;
  /** The same with the code in it, for a QR code. */
  readonly verificationUriComplete: string | undefined;
  /** When it is of no use any more; undefined where only the service knows. */
  readonly expiresAt: Instant | undefined;
  /** From its arrival to the first question. */
  readonly firstWaitMs: DurationMs;
  /** From an answer to the next question. */
  readonly intervalMs: DurationMs;
  /** What the service is asked with. A secret. */
  readonly secret: string;
}

/** What was given for a confirmed code: the service's tokens, or the identity provider's, which are exchanged for them. */
export type Grant =
  | { readonly type: 'service'; readonly tokens: readonly Token[] }
  | { readonly type: 'identity'; readonly tokens: IdentityTokens; readonly provider: IdentityProvider };

/** What the service says of a code. */
export type CodeAnswer =
  | { readonly type: 'pending' }
  /** Pending too, and from now on to be asked less often (RFC 8628 3.5). */
  | { readonly type: 'slow-down' }
  | { readonly type: 'expired' }
  | { readonly type: 'denied' }
  /** Not to this set, however often it asks: `error` is the provider's word for it. */
  | { readonly type: 'refused'; readonly error: string }
  | { readonly type: 'confirmed'; readonly grant: Grant };

/** One way of signing in by a code (reading "Device grant or legacy flow"). */
export interface CodeGrant {
  /** How long questions may fail without a break before the viewer is told; undefined where they may as long as the code lives. */
  readonly errorsEndAfterMs: DurationMs | undefined;
  /** Asks for a new code. Rejects with an `AppError`. */
  request(signal: AbortSignal): Promise<SignInCode>;
  /** Asks whether the code was confirmed. Rejects with an `AppError` where no answer came; the code may still be good. */
  poll(code: SignInCode, signal: AbortSignal): Promise<CodeAnswer>;
  /** The service's tokens. Rejects with an `AppError`. */
  redeem(grant: Grant, signal: AbortSignal): Promise<readonly Token[]>;
}

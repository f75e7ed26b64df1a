import type { Accounts, Authorization } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import type { Session } from '../session';
import { signInScopes } from '../token-scopes';
import { createSubmission, type Submission } from './submission';

/** Fewest characters of a password (S9.30). */
export const minPasswordLength = 6;

/** Digits of a PIN (S9.29). */
export const pinLength = 4;

/** Makes the sign-in by e-mail and password, for services that have it (S7.26). */
export function createPasswordSignIn(deps: {
  readonly authorization: Pick<Authorization, 'account'>;
  readonly signIn: (tokens: readonly Token[], signal: AbortSignal) => Promise<void>;
  readonly isOptedOut: () => boolean;
}): Submission<{ readonly email: string; readonly password: string }> {
  return createSubmission({
    check({ email, password }) {
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'email-invalid';
      return checkPassword(password);
    },
    async send({ email, password }, signal) {
      const wish = { email: email.trim(), password, optOut: deps.isOptedOut(), scopes: signInScopes };
      await deps.signIn(await deps.authorization.account(wish, signal), signal);
    },
  });
}

/** Makes the PIN that opens guarded playback: its tokens join those of the session (S6.14, S6.16). */
export function createPinUnlock(deps: {
  readonly authorization: Pick<Authorization, 'profile'>;
  readonly session: Pick<Session, 'addTokens'>;
  readonly profileId: string;
}): Submission<{ readonly pin: string }> {
  return createSubmission({
    check: ({ pin }) => (/^\d+$/.test(pin) && pin.length === pinLength ? undefined : 'pin-incomplete'),
    async send({ pin }, signal) {
      const wish = { profileId: deps.profileId, pin, scopes: ['Playback'] as const };
      const tokens = await deps.authorization.profile(wish, signal);
      if (!signal.aborted) deps.session.addTokens(tokens);
    },
  });
}

/** Makes the form of a new password; `key` came by mail. */
export function createPasswordReset(
  accounts: Pick<Accounts, 'resetPassword'>,
  key: string,
): Submission<{ readonly password: string }> {
  return createSubmission({
    check: ({ password }) => checkPassword(password),
    send: ({ password }, signal) => accounts.resetPassword(password, key, signal),
  });
}

/** Makes the form that says that an address belongs to its owner; `key` came by mail. */
export function createEmailVerification(accounts: Pick<Accounts, 'verifyEmail'>): Submission<{ readonly key: string }> {
  return createSubmission({ check: () => undefined, send: ({ key }, signal) => accounts.verifyEmail(key, signal) });
}

function checkPassword(password: string): 'password-too-short' | undefined {
  return Array.from(password).length < minPasswordLength ? 'password-too-short' : undefined;
}

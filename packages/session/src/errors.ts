import type { CodesOf } from '@fjernsyn/kernel';

/** The codes of signing in, beside those of the calls (`api/…`, `http/…`), which pass through as they are. */
export const sessionErrors = {
  /** The identity provider refused the sign-in for a reason of its own. Facts: `error`, its word for it. */
  signInRefused: 'session/sign-in-refused',
  /** The profile is not there any more: another set has deleted it. */
  profileGone: 'session/profile-gone',
  /** Another set has changed the profile since it was shown. What it is now is shown, and saving once more overrules it. */
  profileChanged: 'session/profile-changed',
  /** Another profile has the name (409). */
  nameTaken: 'session/name-taken',
  /** Something that is no `AppError` was thrown on the way, with its cause. */
  unexpected: 'session/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly session: CodesOf<typeof sessionErrors>;
  }
}

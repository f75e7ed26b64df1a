export { type Consent, createConsentRecord } from './consent';
export { deviceIdOf } from './device-id';
export { sessionErrors } from './errors';
export { createSession, type Session, type SessionDeps, type SessionState } from './session';
export type { CodeGrant } from './sign-in/code-grant';
export type { CodeCommand } from './sign-in/code-setup';
export { type CodeSignIn, type CodeView, createCodeSignIn } from './sign-in/code-sign-in';
export { createDeviceGrant } from './sign-in/device-grant';
export {
  createEmailVerification,
  createPasswordReset,
  createPasswordSignIn,
  createPinUnlock,
} from './sign-in/forms';
export { createLegacyGrant } from './sign-in/legacy-grant';
export { createSignInByTokens } from './sign-in/sign-in-by-tokens';
export type { Submission, SubmissionCommand, SubmissionView } from './sign-in/submission';
export type { SubmissionProblem } from './sign-in/submission-machine';
export type { StoredSession } from './stored-session';
export { createTokenCalls, type TokenCalls } from './token-calls';
export type { Viewer } from './viewer';

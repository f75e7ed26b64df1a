export { createConsentRecord } from './consent';
export { deviceIdOf } from './device-id';
export { createSession, type Session, type SessionDeps, type SessionState } from './session';
export type { StoredSession } from './stored-session';
export { createTokenCalls, type TokenCalls } from './token-calls';
export type { Viewer } from './viewer';

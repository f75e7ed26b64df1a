export { deviceIdOf } from './device-id';
export { createSession, type Session, type SessionState } from './session';
export type { StoredSession } from './stored-session';
export type { Viewer } from './viewer';

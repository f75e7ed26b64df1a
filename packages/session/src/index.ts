export { deviceIdOf } from './device-id';
export { createSession, type Session, type SessionState } from './session';

export { createSession, type Session, type SessionState } from './session';

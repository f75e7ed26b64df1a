import type { Token } from '@fjernsyn/contracts';
import type { StoredSession } from '../stored-session';
import { isForPlayback } from '../token-scopes';
import type { ProfileEntry } from './profile-entry';

/** A session in which a profile is chosen: its tokens take the place of the former profile's, and what a PIN had opened is closed (S6.4, S6.14). */
export function withProfile(session: StoredSession, profile: ProfileEntry, tokens: readonly Token[]): StoredSession {
  const { id, name, color, segments, maxRating } = profile;
  const kept = session.tokens.filter((token) => token.type !== 'UserProfile' && !isForPlayback(token));
  return { ...session, tokens: [...kept, ...tokens], profile: { id, name, color, segments, maxRating } };
}

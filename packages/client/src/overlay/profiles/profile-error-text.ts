import type { ErrorCode } from '@fjernsyn/kernel';
import type { Translate } from '../../messages/create-translate';
import type { ProfileTexts } from './profile-texts';

const texts = {
  'http/unreachable': 'profileError.unanswered',
  'http/timeout': 'profileError.unanswered',
  'http/aborted': 'profileError.unanswered',
  'api/rejected': 'profileError.changed',
  'session/profile-changed': 'profileError.changed',
  'session/profile-gone': 'profileError.gone',
  'session/name-taken': 'profile_name_duplicate',
  'api/not-found': 'profileError.gone',
  'api/refused': 'profileError.refused',
  'api/unauthorized': 'profileError.signedOut',
  'api/not-signed-in': 'profileError.signedOut',
} as const satisfies Partial<Record<ErrorCode, keyof ProfileTexts>>;

/** What a viewer reads where the service did not take a change of profiles. */
export function profileErrorText(error: ErrorCode | undefined, t: Translate<ProfileTexts>): string | undefined {
  if (error === undefined) return undefined;
  return t(error in texts ? texts[error as keyof typeof texts] : 'profileError.failed');
}

import type { SessionRole } from '../role-of';
import type { ProfileEntry } from './profile-entry';

/** Who is watching, as far as rights go. */
export type ProfileRole = 'nobody' | 'fallback' | 'unchosen' | 'primary' | 'standard' | 'restricted' | 'child';

/** What somebody may do: `hidden` offers nothing, `refused` is what comes of trying all the same, by an address say. */
export type ProfileRight = 'allowed' | 'asks-pin' | 'hidden' | 'refused';

/** Where something is done. */
export type ProfileScreen =
  | 'choice'
  | 'row'
  | 'account-pages'
  | 'edit-list'
  | 'edit-profile'
  | 'new-profile'
  | 'new-pin';

/** What can be done with profiles, by its screen. */
export const profileActions = {
  choice: ['open', 'choose', 'create', 'edit', 'help', 'sign-out'],
  row: ['open', 'choose', 'create'],
  'account-pages': ['open'],
  'edit-list': ['open', 'create', 'change-pin'],
  'edit-profile': ['open', 'rename', 'change-age', 'delete'],
  'new-profile': ['open'],
  'new-pin': ['open'],
} as const satisfies Readonly<Record<ProfileScreen, readonly string[]>>;

/** An action of a screen. */
export type ProfileAction = (typeof profileActions)[ProfileScreen][number];

/** Who wants to do something. */
export interface ProfileActor {
  readonly role: ProfileRole;
  /** Whether the account has a PIN. */
  readonly isPinSet: boolean;
}

/** What decides about the profile that something is done to. */
export type ProfileSubject = Pick<ProfileEntry, 'isPrimary' | 'hasPin'>;

/** Who is watching with a profile, or without one. */
export function profileRoleOf(
  role: SessionRole,
  profile: Pick<ProfileEntry, 'type' | 'isKids' | 'isPrimary'> | undefined,
): ProfileRole {
  if (role !== 'signed-in') return role === 'fallback' ? 'fallback' : 'nobody';
  if (profile === undefined) return 'unchosen';
  if (profile.isKids) return 'child';
  if (profile.type === 'restricted') return 'restricted';
  return profile.isPrimary ? 'primary' : 'standard';
}

/** What a child may do: watch as somebody, and sign out (S4.40, S6.6). */
const ofAChild: Readonly<Record<ProfileScreen, readonly ProfileAction[]>> = {
  choice: ['open', 'choose', 'sign-out'],
  row: ['open', 'choose'],
  'account-pages': [],
  'edit-list': [],
  'edit-profile': [],
  'new-profile': [],
  'new-pin': [],
};

/** Whoever has chosen no profile yet may be a child, and changes no profiles. */
const ofTheUnchosen: typeof ofAChild = {
  ...ofAChild,
  choice: [...ofAChild.choice, 'help'],
  'account-pages': ['open'],
};

/** What leads to a change of profiles: a restricted viewer is asked for the PIN first, or could lift the own limit. */
const toChanges: readonly string[] = ['choice create', 'choice edit', 'row create'];
const screensOfChanges: readonly ProfileScreen[] = ['edit-list', 'edit-profile', 'new-profile', 'new-pin'];

/** What `actor` may do on a screen, to a profile where it is about one. The one place that decides it; docs/guides/roles.md is printed from it. */
export function profileRight(
  screen: ProfileScreen,
  action: ProfileAction,
  { role, isPinSet }: ProfileActor,
  subject: ProfileSubject = { isPrimary: false, hasPin: false },
): ProfileRight {
  const known: readonly ProfileAction[] = profileActions[screen];
  if (!known.includes(action)) return 'hidden';
  const refusal = action === 'open' && screen !== 'choice' && screen !== 'row' ? 'refused' : 'hidden';
  if (role === 'nobody' || role === 'fallback') return refusal;
  if (role === 'child' && !ofAChild[screen].includes(action)) return refusal;
  if (role === 'unchosen' && !ofTheUnchosen[screen].includes(action)) return refusal;
  if (action === 'choose') return subject.hasPin ? 'asks-pin' : 'allowed';
  if (subject.isPrimary && (action === 'change-age' || action === 'delete')) return 'hidden';
  if (!isPinSet) return 'allowed';
  const changes = toChanges.includes(`${screen} ${action}`) || (action === 'open' && screensOfChanges.includes(screen));
  return action === 'change-pin' || screen === 'new-pin' || (role === 'restricted' && changes) ? 'asks-pin' : 'allowed';
}

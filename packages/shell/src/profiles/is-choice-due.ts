import type { SessionState } from '@fjernsyn/session';

/** What says who is watching. */
type Watching = Pick<SessionState, 'role' | 'profile' | 'hasManyProfiles' | 'scopes'>;

/** Whether the chosen profile has lost its token for good: whoever chose it is asked anew, and never shown what the account may see. */
export function isProfileOver({ profile, scopes }: Pick<Watching, 'profile' | 'scopes'>): boolean {
  return profile !== undefined && !scopes.includes('profile-catalog');
}

/** Whether a start asks who is watching before it shows anything: where the account has several profiles (S4.43), but for one that was chosen in this visit. */
export function isChoiceDue(state: Watching, chosenId: string | undefined): boolean {
  if (state.role !== 'signed-in') return false;
  return isProfileOver(state) || (state.hasManyProfiles && (chosenId === undefined || chosenId !== state.profile?.id));
}

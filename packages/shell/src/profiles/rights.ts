import {
  createPinCheck,
  type ProfileAction,
  type ProfileEntry,
  type ProfileRight,
  type ProfileScreen,
  profileRight,
  profileRoleOf,
} from '@fjernsyn/session';
import { askPin } from '../sign-in/ask-pin';
import type { ProfileSetting } from './profile-setting';

/** What whoever is there may do with profiles. */
export interface Rights {
  /** Whether an action is offered at all. */
  has(screen: ProfileScreen, action: ProfileAction, about?: ProfileEntry): boolean;
  /** Whether it may be done; a PIN that it needs is asked for. */
  may(screen: ProfileScreen, action: ProfileAction, about?: ProfileEntry): Promise<boolean>;
}

/** Makes the {@link Rights}: session decides, and this asks for the PIN. */
export function createRights(
  setting: Pick<ProfileSetting, 'calls' | 'isHeld' | 'isPinSet' | 'list' | 'prompts' | 'session'>,
): Rights {
  const { session, prompts, calls, list, isHeld, isPinSet } = setting;
  const rightOf = (screen: ProfileScreen, action: ProfileAction, about?: ProfileEntry): ProfileRight => {
    const { role, profile } = session.state.get();
    const own = list().find(({ id }) => id === profile?.id);
    // Who begins is not yet whoever was there last and has a PIN.
    const actor = isHeld.get() && own?.hasPin ? undefined : own;
    return profileRight(screen, action, { role: profileRoleOf(role, actor), isPinSet: isPinSet() }, about);
  };
  const isGiven = (right: ProfileRight): boolean => right === 'allowed' || right === 'asks-pin';
  return {
    has: (...asked) => isGiven(rightOf(...asked)),
    async may(...asked) {
      const right = rightOf(...asked);
      const primary = list().find(({ isPrimary }) => isPrimary);
      if (right !== 'asks-pin') return right === 'allowed';
      if (primary === undefined) return false;
      const unlock = createPinCheck({ authorization: calls.authorization, profileId: primary.id });
      return askPin({ prompts, viewer: session.viewer, unlock });
    },
  };
}

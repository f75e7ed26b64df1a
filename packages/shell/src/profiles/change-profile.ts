import { withProfile } from '@fjernsyn/session';
import type { ProfileSetting } from './profile-setting';
import type { ProfilesFlowDeps } from './profiles-flow';

/**
 * Makes the change of a profile: what is shown lets go first, so that no page of the place that is left is read for whoever comes, what plays stops,
 * and the only page that is asked for is the next home (S2.19).
 */
export function createChangeProfile({
  ports,
  session,
  isHeld,
  places,
  markChosen,
  homeForAll,
}: ProfilesFlowDeps): ProfileSetting['changeProfile'] {
  return async (profile, tokens, isWaiting) => {
    isHeld.set(true);
    await new Promise<void>((resolve) => ports.clock.after(0, resolve));
    markChosen(profile.id);
    session.update((before) => withProfile(before, profile, tokens));
    const here = places();
    const stays = isWaiting && here?.navigation.location.get().screen.path !== homeForAll;
    if (here && !stays && !here.isAtHome()) here.goHome();
    isHeld.set(false);
  };
}

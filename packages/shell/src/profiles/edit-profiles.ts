import type { ProfileEntry } from '@fjernsyn/session';
import type { OverlayRequest } from '../overlays/overlay';
import type { OverlayAction } from '../overlays/overlay-descriptor';
import { changePin } from './change-pin';
import { changeAge, deleteProfile, renameProfile } from './change-steps';
import { createProfile } from './create-profile';
import type { ProfileSetting } from './profile-setting';

type EditRequest = OverlayRequest<'edit_profiles' | 'edit_profile'>;

/** Shows the profiles to edit until the viewer is done; `profileId` is one that is edited at once (S2.37). */
export function editProfiles(setting: ProfileSetting, profileId?: string): Promise<void> {
  const { list, isPinSet, rights } = setting;
  const edit = (id: string): void => void (list().some((each) => each.id === id) && editProfile(setting, id));
  const shown = showList(setting, {
    toRequest: () => ({ kind: 'edit_profiles', profiles: list(), hasPin: isPinSet() }),
    enter: edit,
    act(action) {
      if (action === 'create-profile' && rights.has('edit-list', 'create')) void createProfile(setting);
      else if (action === 'change-pin' && rights.has('edit-list', 'change-pin')) void changePin(setting);
    },
  });
  if (profileId !== undefined) edit(profileId);
  return shown;
}

/** Shows what can be edited of a profile, until the viewer is done or it is gone (S2.38). */
function editProfile(setting: ProfileSetting, id: string): Promise<void> {
  const { rights } = setting;
  const find = (): ProfileEntry | undefined => setting.list().find((each) => each.id === id);
  return showList(setting, {
    toRequest() {
      const profile = find();
      return (
        profile && {
          kind: 'edit_profile',
          profile,
          canChangeAge: rights.has('edit-profile', 'change-age', profile),
          canDelete: rights.has('edit-profile', 'delete', profile),
        }
      );
    },
    act(action) {
      const profile = find();
      if (profile === undefined) return;
      if (action === 'edit-name' && rights.has('edit-profile', 'rename', profile)) void renameProfile(setting, profile);
      else if (action === 'edit-age' && rights.has('edit-profile', 'change-age', profile))
        void changeAge(setting, profile);
      else if (action === 'delete-profile' && rights.has('edit-profile', 'delete', profile))
        void deleteProfile(setting, profile);
    },
  });
}

/** A prompt about the profiles as they are at each moment. */
interface ListFace {
  /** Undefined once there is nothing to show any more. */
  readonly toRequest: () => EditRequest | undefined;
  readonly act: (action: OverlayAction) => void;
  readonly enter?: (value: string) => void;
}

function showList(
  { prompts, entries, openPrompts }: ProfileSetting,
  { toRequest, act, enter }: ListFace,
): Promise<void> {
  return new Promise((resolve) => {
    const first = toRequest();
    if (first === undefined) return resolve();
    const finish = (): void => {
      end();
      openPrompts.delete(finish);
      prompt.close();
      resolve();
    };
    const prompt = prompts.host(first, {
      act: (action) => (action === 'done' ? finish() : act(action)),
      ...(enter && { enter }),
      onCancelled: finish,
    });
    const end = entries.subscribe(() => {
      const next = toRequest();
      if (next) prompt.change(next);
      else finish();
    });
    openPrompts.add(finish);
  });
}

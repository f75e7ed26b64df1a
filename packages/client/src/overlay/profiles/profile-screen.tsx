import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { AgeScreen } from './age-screen';
import { ChooseProfileScreen } from './choose-profile-screen';
import { EditProfileScreen } from './edit-profile-screen';
import { EditProfilesScreen } from './edit-profiles-screen';
import { NameScreen } from './name-screen';
import { NewPinScreen } from './new-pin-screen';
import { NewProfileScreen } from './new-profile-screen';
import { ProfileQuestion } from './profile-question';
import type { ProfileScreenProps } from './profile-screen-props';
import { profileTexts } from './profile-texts';

/** The kinds of prompts about profiles. */
export type ProfileKind =
  | 'choose_profile'
  | 'edit_profiles'
  | 'edit_profile'
  | 'new_profile'
  | 'profile_name'
  | 'age_limit'
  | 'age_change'
  | 'delete_profile'
  | 'new_pin';

/** The screen of a prompt about profiles. */
export function ProfileScreen({ overlay, parts }: ProfileScreenProps<ProfileKind>): ReactElement {
  const t = useTexts(profileTexts);
  switch (overlay.kind) {
    case 'choose_profile':
      return <ChooseProfileScreen overlay={overlay} />;
    case 'edit_profiles':
      return <EditProfilesScreen overlay={overlay} />;
    case 'edit_profile':
      return <EditProfileScreen overlay={overlay} />;
    case 'new_profile':
      return <NewProfileScreen overlay={overlay} parts={parts} />;
    case 'profile_name':
      return (
        <NameScreen
          focusKey={overlay.id}
          entry={overlay}
          parts={parts}
          title={t('profile.rename')}
          done={t('profile.save')}
        />
      );
    case 'age_limit':
      return <AgeScreen focusKey={overlay.id} choice={overlay} save={t('profile.save')} />;
    case 'new_pin':
      return <NewPinScreen overlay={overlay} parts={parts} />;
    case 'age_change':
    case 'delete_profile':
      return <ProfileQuestion overlay={overlay} />;
  }
}

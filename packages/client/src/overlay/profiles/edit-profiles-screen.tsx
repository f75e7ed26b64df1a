import { Button } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { lockDrawing, pencilDrawing } from './profile-drawings';
import { profileTexts } from './profile-texts';
import { ProfilesRoom } from './profiles-room';
import { useProfileTiles } from './use-profile-tiles';

/** Which profile to edit, a new one, the PIN of the account, and that all is done (S2.37). */
export function EditProfilesScreen({ overlay }: OverlayProps<'edit_profiles'>): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(profileTexts);
  const pick = useCallback((profileId: string) => overlays.enter(profileId), [overlays]);
  const create = useCallback(() => overlays.choose('create-profile'), [overlays]);
  const tiles = useProfileTiles({ profiles: overlay.profiles, mark: pencilDrawing, onPick: pick, onCreate: create });
  return (
    <ProfilesRoom
      focusKey={overlay.id}
      title={t('profiles.edit')}
      tiles={tiles}
      firstButton="done"
      onClose={() => overlays.leave()}
    >
      <Button
        focusKey="done"
        order={0}
        label={t('profiles.done')}
        icon="check"
        onActivate={() => overlays.choose('done')}
      />
      <Button
        focusKey="change-pin"
        order={1}
        label={overlay.hasPin ? t('profiles.changePin') : t('profiles.createPin')}
        icon={lockDrawing}
        onActivate={() => overlays.choose('change-pin')}
      />
    </ProfilesRoom>
  );
}

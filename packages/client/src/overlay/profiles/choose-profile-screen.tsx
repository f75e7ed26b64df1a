import { Button } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { helpDrawing } from '../sign-in/sign-in-drawings';
import { useRefusals } from '../use-refusals';
import { pencilDrawing, signOutDrawing } from './profile-drawings';
import { profileErrorText } from './profile-error-text';
import { profileTexts } from './profile-texts';
import { ProfilesRoom } from './profiles-room';
import { useProfileTiles } from './use-profile-tiles';

/** Who is watching: the profiles, a new one, and what else there is to do; a child may sign out alone (S2.31, S4.39, S4.40). */
export function ChooseProfileScreen({ overlay }: OverlayProps<'choose_profile'>): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(profileTexts);
  const { profiles, currentId, openingId, canCreate, canEdit, isSending } = overlay;
  const error = profileErrorText(overlay.error, t);
  const refusals = useRefusals(isSending, error);
  const pick = useCallback((profileId: string) => overlays.enter(profileId), [overlays]);
  const create = useCallback(() => overlays.choose('create-profile'), [overlays]);
  const tiles = useProfileTiles({ profiles, openingId, onPick: pick, onCreate: canCreate ? create : undefined });
  const isFailed = profiles === undefined && error !== undefined;
  return (
    <ProfilesRoom
      focusKey={overlay.id}
      title={t('profiles.choose')}
      tiles={tiles}
      preferred={currentId}
      error={error}
      refusals={refusals}
      firstButton={isFailed ? 'retry' : canEdit ? 'edit-profiles' : 'sign-out'}
      onClose={currentId === undefined ? undefined : () => overlays.leave()}
    >
      {isFailed && (
        <Button
          focusKey="retry"
          order={0}
          label={t('action.retry')}
          icon="retry"
          onActivate={() => overlays.choose('retry')}
        />
      )}
      {canEdit && (
        <Button
          focusKey="edit-profiles"
          order={1}
          label={t('profiles.edit')}
          icon={pencilDrawing}
          onActivate={() => overlays.choose('edit-profiles')}
        />
      )}
      {canEdit && (
        <Button
          focusKey="help"
          order={2}
          label={t('profiles.help')}
          icon={helpDrawing}
          onActivate={() => overlays.choose('help')}
        />
      )}
      <Button
        focusKey="sign-out"
        order={3}
        label={t('profiles.signOut')}
        icon={signOutDrawing}
        onActivate={() => overlays.choose('sign-out')}
      />
    </ProfilesRoom>
  );
}

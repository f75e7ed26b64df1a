import { joinSentences } from '@fjernsyn/kernel';
import { Button, RowButton } from '@fjernsyn/ui';
import { type ReactElement, useId } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { Room } from '../room/room';
import { RoomColumns } from '../room/room-columns';
import { RoomRows } from '../room/room-rows';
import { typeWords } from './profile-looks';
import { ProfileSign } from './profile-sign';
import { profileTexts } from './profile-texts';

/** What there is to change of a profile; a primary one has its name alone (S2.38, S5.21). */
export function EditProfileScreen({ overlay }: OverlayProps<'edit_profile'>): ReactElement {
  const { overlays, configuration } = useClient().application;
  const { brand } = configuration;
  const t = useTexts(profileTexts);
  const titleId = useId();
  const textId = useId();
  const { profile, canChangeAge, canDelete } = overlay;
  const words = typeWords(profile.type, brand, t);
  const text = profile.isPrimary ? t('profile.primary') : joinSentences(words.name, words.text);
  return (
    <Room
      focusKey={overlay.id}
      label={joinSentences(profile.name, text)}
      titleId={titleId}
      textId={textId}
      preferred="rows"
      onClose={() => overlays.leave()}
    >
      <RoomColumns
        sign={<ProfileSign profile={profile} />}
        title={profile.name}
        titleId={titleId}
        text={text}
        textId={textId}
        beside={
          <RoomRows
            foot={
              <Button
                focusKey="done"
                order={2}
                label={t('profiles.done')}
                icon="check"
                onActivate={() => overlays.choose('done')}
              />
            }
          >
            <RowButton
              focusKey="edit-name"
              order={0}
              label={t('profile.name')}
              value={profile.name}
              onActivate={() => overlays.choose('edit-name')}
            />
            {canChangeAge && (
              <RowButton
                focusKey="edit-age"
                order={1}
                label={t('profile.age')}
                value={words.name}
                onActivate={() => overlays.choose('edit-age')}
              />
            )}
            {canDelete && (
              <RowButton
                focusKey="delete-profile"
                order={2}
                label={t('profile.delete')}
                onActivate={() => overlays.choose('delete-profile')}
              />
            )}
          </RoomRows>
        }
      />
    </Room>
  );
}

import type { OverlayAction } from '@fjernsyn/shell';
import { Button, Dialog, FieldError } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { useRefusals } from '../use-refusals';
import { profileErrorText } from './profile-error-text';
import { profileTexts } from './profile-texts';

/** Asks whether to lift an age limit or to delete a profile; what nobody can undo comes second (S2.42, S2.43). */
export function ProfileQuestion({ overlay }: OverlayProps<'age_change' | 'delete_profile'>): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(profileTexts);
  const { kind, name, isSending } = overlay;
  const error = profileErrorText(overlay.error, t);
  const refusals = useRefusals(isSending, error);
  const words =
    kind === 'age_change'
      ? {
          title: t('ageChange.title', { name }),
          text: t('ageChange.text', { name }),
          undo: t('ageChange.keep'),
          confirm: t('ageChange.remove'),
        }
      : {
          title: t('deleteProfile.title', { name }),
          text: t('deleteProfile.text', { name }),
          undo: t('deleteProfile.keep'),
          confirm: t('deleteProfile.delete'),
        };
  const button = (action: OverlayAction & ('undo' | 'confirm'), order: number): ReactElement => (
    <Button
      focusKey={action}
      order={order}
      label={isSending && action === 'confirm' ? t('profile.saving') : words[action]}
      onActivate={() => overlays.choose(action)}
    />
  );
  return (
    <Dialog
      focusKey={overlay.id}
      title={words.title}
      text={words.text}
      actions={
        <>
          {button('undo', 0)}
          {button('confirm', 1)}
        </>
      }
    >
      {error !== undefined && <FieldError text={error} count={refusals} />}
    </Dialog>
  );
}

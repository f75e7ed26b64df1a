import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { signOutTexts } from './sign-out-texts';

/** Asks whether to sign out, from the account page or the choice of profiles (S2.32, S2.35). */
export function SignOutDialog({ overlay }: OverlayProps<'signOut' | 'sign_out_confirmation'>): ReactElement {
  const t = useTexts(signOutTexts);
  const stay = t('dialog.signOut.stay');
  const leave = t('dialog.signOut.leave');
  return (
    <MessageDialog
      overlay={overlay}
      labels={{ cancel: stay, undo: stay, 'sign-out': leave, confirm: leave }}
      title={t('dialog.signOut.title')}
      text={t('dialog.signOut.text')}
    />
  );
}

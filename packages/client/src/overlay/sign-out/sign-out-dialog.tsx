import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { signOutTexts } from './sign-out-texts';

/** Asks whether to sign out, from the account page or the choice of profiles (S2.32, S2.35). */
export function SignOutDialog({ overlay }: OverlayProps<'signOut' | 'sign_out_confirmation'>): ReactElement {
  const t = useTexts(signOutTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.signOut.title')} text={t('dialog.signOut.text')} />;
}

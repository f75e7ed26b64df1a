import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { loginRequiredTexts } from './login-required-texts';

/** Says that what was to be watched is for whoever is signed in, before the sign-in opens (C2.47). */
export function LoginRequiredDialog({ overlay }: OverlayProps<'login_required'>): ReactElement {
  const t = useTexts(loginRequiredTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.login.title')} text={t('dialog.login.text')} />;
}

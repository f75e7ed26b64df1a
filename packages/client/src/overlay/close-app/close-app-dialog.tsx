import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { closeAppTexts } from './close-app-texts';

/** Asks whether to leave the application. */
export function CloseAppDialog({ overlay }: OverlayProps<'close_app_confirmation'>): ReactElement {
  const { appTitle } = useClient().application.configuration;
  const t = useTexts(closeAppTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.exit.title', { title: appTitle })} />;
}

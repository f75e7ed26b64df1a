import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { notEntitledTexts } from './not-entitled-texts';

/** Says that what was to be watched is not in the viewer's subscription (S6.10). */
export function NotEntitledDialog({ overlay }: OverlayProps<'not-entitled'>): ReactElement {
  const t = useTexts(notEntitledTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.notEntitled.title')} text={t('dialog.notEntitled.text')} />;
}

import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { unreachableTexts } from './unreachable-texts';

/** Says that the service cannot be reached: there is no connection, or a call takes too long. */
export function UnreachableDialog({ overlay }: OverlayProps<'offline' | 'timeout'>): ReactElement {
  const t = useTexts(unreachableTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.unreachable.title')} text={t('dialog.unreachable.text')} />;
}

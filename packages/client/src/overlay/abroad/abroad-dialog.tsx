import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { abroadTexts } from './abroad-texts';

/** Says that the set is abroad, and what does not play there. */
export function AbroadDialog({ overlay }: OverlayProps<'abroad'>): ReactElement {
  const t = useTexts(abroadTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.abroad.title')} text={t('dialog.abroad.text')} />;
}

import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { castIntroductionTexts } from './cast-introduction-texts';

/** Says what casting is before Google is first asked for sets (C3.24). */
export function CastIntroductionDialog({ overlay }: OverlayProps<'cast_introduction'>): ReactElement {
  const t = useTexts(castIntroductionTexts);
  return <MessageDialog overlay={overlay} title={t('dialog.cast.title')} text={t('dialog.cast.text')} />;
}

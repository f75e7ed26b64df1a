import { joinSentences } from '@fjernsyn/kernel';
import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { consentTexts } from './consent-texts';

/** Asks for consent to preferences and statistics, and says first what was answered before (S6.17). */
export function ConsentDialog({ overlay }: OverlayProps<'consent'>): ReactElement {
  const t = useTexts(consentTexts);
  const { answered } = overlay;
  const before = answered && t(answered === 'allow' ? 'dialog.consent.allowed' : 'dialog.consent.refused');
  return (
    <MessageDialog
      overlay={overlay}
      title={t('dialog.consent.title')}
      text={joinSentences(before ?? '', t('dialog.consent.text'))}
    />
  );
}

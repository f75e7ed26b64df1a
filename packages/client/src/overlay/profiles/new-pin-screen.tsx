import { joinSentences } from '@fjernsyn/kernel';
import { DrawnIcon } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { PinRoom } from '../pin/pin-room';
import { Sign } from '../room/sign';
import { newPinTexts } from './new-pin-texts';
import { lockDrawing } from './profile-drawings';
import { profileErrorText } from './profile-error-text';
import type { ProfileScreenProps } from './profile-screen-props';
import { profileTexts } from './profile-texts';

/** A PIN of the account, which is typed twice (S7). */
export function NewPinScreen({ overlay, parts }: ProfileScreenProps<'new_pin'>): ReactElement {
  const t = useTexts(newPinTexts).with(profileTexts);
  const { overlays } = useClient().application;
  const { step, isMismatch, isChange, isSending } = overlay;
  const words = {
    current: { title: t('newPin.current'), text: t('newPin.currentText') },
    first: { title: isChange ? t('newPin.change') : t('newPin.create'), text: t('newPin.text') },
    again: { title: t('newPin.again'), text: t('newPin.againText') },
  }[step];
  // A PIN that is refused is the one that there was, whichever way the service says so.
  const isRefused = overlay.error === 'api/unauthorized' || overlay.error === 'api/refused';
  const refused = step === 'current' && isRefused ? t('newPin.wrong') : undefined;
  const error = isMismatch ? t('newPin.mismatch') : (refused ?? profileErrorText(overlay.error, t));
  // A layer for each step: each is spoken as it comes, with focus on the first digit.
  const focusKey = `${overlay.id}-${step}`;
  return (
    <PinRoom
      key={focusKey}
      focusKey={focusKey}
      parts={parts}
      sign={
        <Sign>
          <DrawnIcon drawing={lockDrawing} size="huge" />
        </Sign>
      }
      title={words.title}
      text={words.text}
      // It comes with what went wrong, which nobody else says.
      spoken={isMismatch ? joinSentences(t('newPin.mismatch'), words.title) : undefined}
      error={error}
      isSending={isSending}
      onClose={() => overlays.choose('close')}
    />
  );
}

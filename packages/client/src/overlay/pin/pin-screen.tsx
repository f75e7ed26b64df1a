import { Icon, type KeypadParts } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { Sign } from '../room/sign';
import { PinRoom } from './pin-room';
import { pinTexts } from './pin-texts';

/** Props of {@link PinScreen}. */
export interface PinScreenProps extends OverlayProps<'pin'> {
  readonly parts: Pick<KeypadParts, 'Keypad' | 'PinField'>;
}

/** Asks for the PIN that opens what is guarded (S2.44, S2.45). */
export function PinScreen({ overlay, parts }: PinScreenProps): ReactElement {
  const t = useTexts(pinTexts);
  return (
    <PinRoom
      focusKey={overlay.id}
      parts={parts}
      sign={
        <Sign>
          <Icon name="lock" size="huge" />
        </Sign>
      }
      title={t('pin.title')}
      text={t('pin.text')}
      error={overlay.error && (overlay.error === 'wrong-pin' ? t('pin.wrong') : t('pin.unanswered'))}
      isSending={overlay.isSending}
    />
  );
}

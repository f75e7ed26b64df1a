import { Icon, type KeypadParts } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { ProfileSign } from '../profiles/profile-sign';
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
  const { overlays } = useClient().application;
  const { profile } = overlay;
  return (
    <PinRoom
      focusKey={overlay.id}
      parts={parts}
      sign={
        profile ? (
          <ProfileSign profile={profile} />
        ) : (
          <Sign>
            <Icon name="lock" size="huge" />
          </Sign>
        )
      }
      title={profile ? t(`pin.${genitive(profile.name)}`, { name: profile.name }) : t('pin.title')}
      text={t('pin.text')}
      error={overlay.error && (overlay.error === 'wrong-pin' ? t('pin.wrong') : t('pin.unanswered'))}
      isSending={overlay.isSending}
      onClose={() => overlays.leave()}
    />
  );
}

/** Danish adds no s to a name that ends like one. */
function genitive(name: string): 'whose' | 'whoseS' {
  return /[sxz]$/i.test(name) ? 'whoseS' : 'whose';
}

import { durationsMs, joinSentences } from '@fjernsyn/kernel';
import type { PinEntry } from '@fjernsyn/shell';
import { Icon, type KeypadParts } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { toKeypadWords } from '../../messages/keypad/keypad-words';
import type { OverlayProps } from '../overlay-props';
import { Room } from '../room/room';
import { Sign } from '../room/sign';
import styles from './pin-screen.module.css';
import { pinTexts } from './pin-texts';

/** Props of {@link PinScreen}. */
export interface PinScreenProps extends OverlayProps<'pin'> {
  readonly parts: Pick<KeypadParts, 'Keypad' | 'PinField'>;
}

const pinLength = 4;
const rules = { maxCharacters: pinLength, accepts: 'digits' } as const;

/** Takes the four digits of a PIN, which go out with the last of them and are kept nowhere (S2.44). */
export function PinScreen({ overlay, parts: { Keypad, PinField } }: PinScreenProps): ReactElement {
  const { overlays, device } = useClient().application;
  const t = useTexts(pinTexts);
  const { keys } = useMemo(() => toKeypadWords(t), [t]);
  const titleId = useId();
  const textId = useId();
  const [pin, setPin] = useState('');
  const error = overlay.error && (overlay.error === 'wrong-pin' ? t('pin.wrong') : t('pin.unanswered'));
  const refusals = useRefusals(overlay, error);
  const type = (next: string): void => {
    const isWhole = next.length === pinLength;
    setPin(isWhole ? '' : next);
    if (isWhole) overlays.enter(next);
  };
  const spoken = joinSentences(t('pin.title'), t('pin.text'));
  return (
    <Room
      focusKey={overlay.id}
      label={spoken}
      titleId={titleId}
      textId={textId}
      preferred="keypad"
      focusRetryMs={durationsMs.second / 2}
      onClose={() => overlays.leave()}
    >
      <div className={styles.body}>
        <div className={styles.entry}>
          <div className={styles.sign}>
            <Sign>
              <Icon name="lock" size="huge" />
            </Sign>
          </div>
          <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
            {t('pin.title')}
          </h1>
          <p id={textId} className={`${styles.text} fs-type-body fs-text2`}>
            {t('pin.text')}
          </p>
          <PinField
            label={t('pin.field')}
            typedCount={overlay.isSending ? pinLength : pin.length}
            describe={(typed, length) => t('pin.typed', { typed, length })}
            error={error}
            refusals={refusals}
          />
        </div>
        <Keypad
          order={1}
          layout="static-numeric"
          text={pin}
          rules={rules}
          texts={keys}
          isBusy={overlay.isSending}
          isBackspaceBack={device.isBackspaceBack}
          onChange={type}
        />
      </div>
    </Room>
  );
}

/** How often what was sent did not do; each time it says why. */
function useRefusals({ isSending }: PinEntry, why: string | undefined): number {
  const { announcer } = useClient().application;
  const [count, setCount] = useState(why === undefined ? 0 : 1);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending && why !== undefined) {
      setCount((before) => before + 1);
      announcer.tell(why);
    }
    wasSending.current = isSending;
  }, [announcer, isSending, why]);
  return count;
}

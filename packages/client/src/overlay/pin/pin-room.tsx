import { joinSentences } from '@fjernsyn/kernel';
import type { KeypadParts } from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useId, useMemo, useState } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { toKeypadWords } from '../../messages/keypad/keypad-words';
import { Room } from '../room/room';
import { RoomColumns } from '../room/room-columns';
import { useRefusals } from '../use-refusals';
import { pinTexts } from './pin-texts';

/** Props of {@link PinRoom}. */
export interface PinRoomProps {
  /** Key of the layer. */
  readonly focusKey: string;
  readonly parts: Pick<KeypadParts, 'Keypad' | 'PinField'>;
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Spoken when it comes; default title and text. */
  readonly spoken?: string | undefined;
  /** Why the last one did not do. */
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onClose: () => void;
}

const pinLength = 4;
const rules = { maxCharacters: pinLength, accepts: 'digits' } as const;

/** Takes the four digits of a PIN, which go out with the last of them and are kept nowhere (S2.44). */
export function PinRoom(props: PinRoomProps): ReactElement {
  const { focusKey, parts, sign, title, text, spoken, error, isSending, onClose } = props;
  const { Keypad, PinField } = parts;
  const { overlays, device } = useClient().application;
  const t = useTexts(pinTexts);
  const { keys } = useMemo(() => toKeypadWords(t), [t]);
  const titleId = useId();
  const textId = useId();
  const [pin, setPin] = useState('');
  const refusals = useRefusals(isSending, error);
  const type = (next: string): void => {
    const isWhole = next.length === pinLength;
    setPin(isWhole ? '' : next);
    if (isWhole) overlays.enter(next);
  };
  return (
    <Room
      focusKey={focusKey}
      label={spoken ?? joinSentences(title, text)}
      titleId={titleId}
      textId={textId}
      preferred="keypad"
      onClose={onClose}
    >
      <RoomColumns
        sign={sign}
        title={title}
        titleId={titleId}
        text={text}
        textId={textId}
        beside={
          <Keypad
            order={1}
            layout="static-numeric"
            text={pin}
            rules={rules}
            texts={keys}
            isBusy={isSending}
            isBackspaceBack={device.isBackspaceBack}
            onChange={type}
          />
        }
      >
        <PinField
          label={t('pin.field')}
          typedCount={isSending ? pinLength : pin.length}
          describe={(typed, length) => t('pin.typed', { typed, length })}
          error={error}
          refusals={refusals}
        />
      </RoomColumns>
    </Room>
  );
}

import { joinSentences } from '@fjernsyn/kernel';
import type { NameEntry } from '@fjernsyn/shell';
import type { KeypadParts } from '@fjernsyn/ui';
import { type ReactElement, useId, useMemo } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { toKeypadWords } from '../../messages/keypad/keypad-words';
import { Room } from '../room/room';
import { RoomColumns } from '../room/room-columns';
import { useRefusals } from '../use-refusals';
import { profileErrorText } from './profile-error-text';
import { profileTexts } from './profile-texts';

/** Props of {@link NameScreen}. */
export interface NameScreenProps {
  /** Key of the layer. */
  readonly focusKey: string;
  readonly entry: NameEntry;
  readonly parts: Pick<KeypadParts, 'Keypad' | 'TextField'>;
  readonly title: string;
  /** What the last key says that goes on. */
  readonly done: string;
}

/** Some more than a name may have, so that the viewer is told; the session decides what a name may be. */
const rules = { maxCharacters: 24, maxCodeUnits: 80, spaces: 'between-words' } as const;

/** A profile's name, which is typed on the keypad or any keyboard (S2.40). What it says while one letter is there is a hint, and no error. */
export function NameScreen({ focusKey, entry, parts, title, done }: NameScreenProps): ReactElement {
  const { Keypad, TextField } = parts;
  const { overlays, device } = useClient().application;
  const t = useTexts(profileTexts);
  const { keys, describe } = useMemo(() => toKeypadWords(t), [t]);
  const keysWithDone = useMemo(() => ({ ...keys, done }), [keys, done]);
  const titleId = useId();
  const textId = useId();
  const { text, problem, canSave, isSending } = entry;
  const refusal = profileErrorText(entry.error, t);
  useRefusals(isSending, refusal);
  const isShort = problem === 'profile_name_to_short';
  const wrong = problem === undefined || isShort ? refusal : t(problem);
  const hint = isShort && text !== '' ? t(problem) : t('profile.nameText');
  return (
    <Room
      focusKey={focusKey}
      label={joinSentences(title, t('profile.nameText'))}
      titleId={titleId}
      textId={textId}
      preferred="keypad"
      onClose={() => overlays.choose('close')}
    >
      <RoomColumns
        title={title}
        titleId={titleId}
        text={isSending ? t('profile.saving') : hint}
        textId={textId}
        beside={
          <Keypad
            order={1}
            capitals="first-letter"
            text={text}
            rules={rules}
            texts={keysWithDone}
            isBusy={isSending}
            isBackspaceBack={device.isBackspaceBack}
            onChange={(next) => overlays.enter(next)}
            onDone={() => overlays.choose('save')}
            isDoneDisabled={!canSave && !isSending}
          />
        }
      >
        <TextField label={t('profile.name')} text={text} describe={describe} error={wrong} />
      </RoomColumns>
    </Room>
  );
}

import type { KeypadParts, TextFieldProps, TypingSource } from '@fjernsyn/ui';
import { useUiSettings } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { searchRules } from './search-rules';
import { searchTexts } from './search-texts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Pick<TextFieldProps, 'text' | 'describe'> {
  readonly parts: Pick<KeypadParts, 'TextField'>;
  readonly onChange: (text: string, source: TypingSource) => void;
  readonly onDone: () => void;
}

/** What is searched for. OK opens the device's own keyboard, with the microphone that it may have, where there is one. */
export function SearchField({
  parts: { TextField },
  text,
  describe,
  onChange,
  onDone,
}: SearchFieldProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(searchTexts);
  const { layout } = useUiSettings();
  const [isEditing, setIsEditing] = useState(false);
  useBackEnds(isEditing, setIsEditing);
  const hasKeyboard = layout.name !== 'tv' || application.device.hasOwnKeyboard === true;
  return (
    <TextField
      label={t('search.field')}
      icon="search"
      placeholder={t('header.searchHint')}
      text={text}
      describe={describe}
      device={
        hasKeyboard
          ? {
              order: 0,
              rules: searchRules,
              isEditing,
              onEditingChange: setIsEditing,
              onChange: (next) => onChange(next, 'keyboard'),
              onDone,
            }
          : undefined
      }
    />
  );
}

/** Back takes the caret away, and nothing else. */
function useBackEnds(isEditing: boolean, setIsEditing: (isEditing: boolean) => void): void {
  const { remote } = useClient().application;
  useEffect(() => {
    if (!isEditing) return undefined;
    return remote.handle(({ type }) => {
      if (type === 'back') setIsEditing(false);
      return type === 'back';
    });
  }, [remote, isEditing, setIsEditing]);
}

import { type KeypadParts, type TextFieldProps, type TypingSource, useUiSettings } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const end = (): void => setIsEditing(false);
  useEndsOf(isEditing, {
    back: end,
    activate() {
      end();
      onDone();
    },
  });
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

/** Back takes the caret away, and nothing else; OK is the done of a set's keyboard. */
function useEndsOf(isEditing: boolean, ends: { readonly back: () => void; readonly activate: () => void }): void {
  const { remote } = useClient().application;
  const latest = useRef(ends);
  useLayoutEffect(() => {
    latest.current = ends;
  });
  useEffect(() => {
    if (!isEditing) return undefined;
    return remote.handle(({ type }) => {
      if (type !== 'back' && type !== 'activate') return false;
      latest.current[type]();
      return true;
    });
  }, [remote, isEditing]);
}

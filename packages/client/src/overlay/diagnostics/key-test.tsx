import { Button, ButtonRow, FocusGroup, FocusTrap, type KeypadParts, loadKeypad } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { useClient } from '../../application-context';
import { useLoaded } from '../../hooks/use-loaded';
import { useTexts } from '../../hooks/use-texts';
import type { Translate } from '../../messages/create-translate';
import { toKeypadWords } from '../../messages/keypad/keypad-words';
import { type DiagnosticsTexts, diagnosticsTexts } from './diagnostics-texts';
import { HeardKeysTable } from './heard-keys-table';
import styles from './key-test.module.css';

/** Props of {@link KeyTest}. */
export interface KeyTestProps {
  readonly onLeave: () => void;
  /** Fetches the keypad and its field. */
  readonly load?: () => Promise<KeypadParts>;
}

/** Longer than any name, title or code that a viewer is asked for. */
const rules = { maxCharacters: 60 };

/** Tries what a viewer presses: names the last buttons, and takes text from the keypad, which nobody keeps, sends or tells. */
export function KeyTest({ onLeave, load = loadKeypad }: KeyTestProps): ReactElement | null {
  const t = useTexts(diagnosticsTexts);
  const keypad = useLoaded(load);
  const titleId = useId();
  useBack(onLeave);
  useTold();
  if (keypad.state === 'loading') return null;
  const title = t('keyTest.title');
  return (
    <FocusTrap focusKey="key-test" label={title}>
      <FocusGroup kind="row" focusKey="keys">
        <div className={`${styles.screen} fs-dusk`} role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
            {title}
          </h1>
          {keypad.state === 'loaded' ? (
            <Writing parts={keypad.value} t={t} onLeave={onLeave} />
          ) : (
            <div>
              <p className={`${styles.note} fs-type-body fs-text2`}>{t('keyTest.noKeypad')}</p>
              <HeardKeysTable t={t} />
              <ButtonRow>
                <Button focusKey="retry" order={0} label={t('action.retry')} onActivate={keypad.retry} />
                <Button focusKey="close" order={1} label={t('action.back')} onActivate={onLeave} />
              </ButtonRow>
            </div>
          )}
        </div>
      </FocusGroup>
    </FocusTrap>
  );
}

interface WritingProps {
  readonly parts: KeypadParts;
  readonly t: Translate<DiagnosticsTexts>;
  readonly onLeave: () => void;
}

/** The keypad, and beside it the text, which is forgotten with this screen. */
function Writing({ parts: { Keypad, TextField }, t, onLeave }: WritingProps): ReactElement {
  const { isBackspaceBack } = useClient().application.device;
  const [text, setText] = useState('');
  const { keys, describe } = useMemo(() => toKeypadWords(t), [t]);
  return (
    <div className={styles.writing}>
      <Keypad
        text={text}
        rules={rules}
        isBackspaceBack={isBackspaceBack}
        order={0}
        capitals="first-letter"
        texts={keys}
        onChange={setText}
      />
      <div className={styles.beside}>
        <TextField label={t('keyTest.field')} placeholder={t('keyTest.placeholder')} text={text} describe={describe} />
        <p className={`${styles.note} fs-type-meta fs-text2`}>{t('keyTest.note')}</p>
        <HeardKeysTable t={t} />
        <Button focusKey="close" order={1} label={t('action.back')} onActivate={onLeave} />
      </div>
    </div>
  );
}

/** Back leaves, as it leaves any layer. */
function useBack(onLeave: () => void): void {
  const { remote } = useClient().application;
  useEffect(
    () =>
      remote.handle(({ type }) => {
        if (type === 'back') onLeave();
        return type === 'back';
      }, 'overlay'),
    [remote, onLeave],
  );
}

/** Tells that it was opened and left, as of any dialog, and nothing of what was pressed or written. */
function useTold(): void {
  const { support } = useClient().application;
  useEffect(() => support.shown('key-test'), [support]);
}

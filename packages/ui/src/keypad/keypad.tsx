import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { Key } from './key';
import { faceOf, type KeypadTexts } from './key-face';
import styles from './keypad.module.css';
import { type KeyAction, type KeypadLayout, type KeypadRow, rowsOf } from './keypad-keys';
import { type Capitals, type KeypadState, pressKey } from './keypad-state';
import { Spoken } from './spoken';
import type { TextRules } from './typed-text';
import { TypedTextListener, type TypingSource } from './typed-text-listener';
import { useRowItems } from './use-row-items';

/** A key of the caller's in the numeric keypad that stands alone: "Glemt?". */
export interface ExtraKey {
  readonly text: string;
  readonly onActivate: () => void;
}

/** Props of {@link Keypad}. */
export interface KeypadProps {
  /** Default `keypad`. */
  readonly focusKey?: string | undefined;
  readonly order?: number | undefined;
  /** Layout to begin with; default `alphanumeric`. */
  readonly layout?: KeypadLayout | undefined;
  /** Capitals to begin with; default `lower`. */
  readonly capitals?: Capitals | undefined;
  readonly text: string;
  readonly rules: TextRules;
  readonly texts: KeypadTexts;
  readonly onChange: (text: string, source: TypingSource) => void;
  /** What the last key does; without it that key empties the text. */
  readonly onDone?: (() => void) | undefined;
  readonly isDoneDisabled?: boolean | undefined;
  readonly extra?: ExtraKey | undefined;
  /** While what was typed is being tried: keys keep their focus and do nothing. */
  readonly isBusy?: boolean | undefined;
  /** Past the end of a line comes its other end; where nothing stands beside the keypad. */
  readonly shouldWrap?: boolean | undefined;
  /** The remote control's Back arrives as Backspace: then a keyboard's Backspace goes back as well. */
  readonly isBackspaceBack?: boolean | undefined;
  /** Whether it hears a keyboard itself; no where a `TypedTextListener` hears it for more than the group around. Default yes. */
  readonly hearsKeyboard?: boolean | undefined;
}

/**
 * The on-screen keyboard (S4, S9). The group around it is its page: while focus is there, what a keyboard types and the
 * digits of a remote control go into the same text.
 */
export function Keypad(props: KeypadProps): ReactNode {
  const { focusKey = 'keypad', order, layout = 'alphanumeric', capitals = 'lower', text, texts, extra } = props;
  const { isDoneDisabled = false, shouldWrap } = props;
  const [state, setState] = useState<KeypadState>({ layout, capitals });
  const [said, setSaid] = useState('');
  const parts = { hasDone: props.onDone !== undefined, hasExtra: extra !== undefined };
  const rows = useMemo(
    () => rowsOf(state.layout, { hasDone: parts.hasDone, hasExtra: parts.hasExtra }),
    [state.layout, parts.hasDone, parts.hasExtra],
  );

  const latest = useRef({ props, state });
  useLayoutEffect(() => {
    latest.current = { props, state };
  });
  const press = useCallback((action: KeyAction): void => {
    const { props: now, state: before } = latest.current;
    if (now.isBusy === true) return;
    if (action.type === 'done') now.onDone?.();
    if (action.type === 'extra') now.extra?.onActivate();
    const step = pressKey(before, now.text, action, now.rules);
    if (step.text !== now.text) now.onChange(step.text, 'keypad');
    if (step.state === before) return;
    setState(step.state);
    setSaid(action.type === 'layout' ? now.texts.layouts[action.layout] : now.texts.capitals[step.state.capitals]);
  }, []);

  const shape = state.layout === 'static-numeric' ? `${styles.static} fs-keypad--static` : '';
  const keys = (
    <FocusGroup kind="column" focusKey={focusKey} order={order} memory="last" label={texts.label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend. */}
      <div className={`${styles.keypad} ${shape} fs-keypad`} role="group" aria-label={texts.label}>
        {rows.map((row, index) => (
          <Row key={row.focusKey} row={row} index={index} shouldWrap={shouldWrap} isTall={state.layout === 'numeric'}>
            {row.keys.map((key) => {
              const face =
                key.action.type === 'extra' && extra !== undefined
                  ? { text: extra.text, name: extra.text }
                  : faceOf(key.action, state, text, texts);
              const isDisabled = key.action.type === 'done' && isDoneDisabled;
              return <Key key={key.focusKey} keypadKey={key} {...face} isDisabled={isDisabled} onPress={press} />;
            })}
          </Row>
        ))}
        <Spoken text={said} />
      </div>
    </FocusGroup>
  );
  const { rules, onChange, isBackspaceBack, isBusy, hearsKeyboard = true } = props;
  return (
    <>
      {hearsKeyboard && (
        <TypedTextListener
          text={text}
          rules={rules}
          isBackspaceBack={isBackspaceBack}
          isBusy={isBusy}
          onChange={onChange}
        />
      )}
      {keys}
    </>
  );
}

interface RowProps {
  readonly row: KeypadRow;
  readonly index: number;
  readonly isTall: boolean;
  readonly shouldWrap: boolean | undefined;
  readonly children: ReactNode;
}

function Row({ row, index, isTall, shouldWrap, children }: RowProps): ReactNode {
  const items = useRowItems(row, index);
  const { isMirrored, keys } = row;
  const shape = isMirrored ? styles.foot : isTall ? styles.tall : '';
  return (
    <FocusGroup
      kind="row"
      focusKey={row.focusKey}
      order={index}
      memory="nearest"
      preferred={keys[0]?.focusKey}
      items={items}
      shouldWrap={shouldWrap}
    >
      <div className={`${styles.row} ${shape}`} dir={isMirrored ? undefined : 'ltr'}>
        {keys[0] !== undefined && keys[0].column > 0 && <span className={`${styles.key} ${styles.blank}`} />}
        {children}
      </div>
    </FocusGroup>
  );
}

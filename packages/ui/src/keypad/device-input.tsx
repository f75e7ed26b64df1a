import { type ChangeEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import styles from './field.module.css';
import { type TextRules, toAllowedText } from './typed-text';

/** The device's own keyboard: that of a set, a phone or a computer with its input methods. */
export interface DeviceKeyboard {
  /** Default `field`. */
  readonly focusKey?: string | undefined;
  readonly order?: number | undefined;
  readonly rules: TextRules;
  /** The field has the caret. Back ends that and nothing else: it sets this false. */
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly onChange: (text: string) => void;
  /** The keyboard's own done. */
  readonly onDone?: (() => void) | undefined;
}

/** Props of {@link DeviceInput}. */
export interface DeviceInputProps extends DeviceKeyboard {
  readonly label: string;
  readonly text: string;
  readonly placeholder: string | undefined;
  readonly describedBy: string | undefined;
  /** What shows while it is not edited. */
  readonly children: ReactNode;
}

/**
 * A field that focus passes over like any other: the caret, and with it the device's keyboard, comes with OK alone. Text
 * that an input method is still composing is left to it, and goes by the rules when it is done.
 */
export function DeviceInput(props: DeviceInputProps): ReactNode {
  const { focusKey = 'field', order, label, text, placeholder = '', rules, isEditing, describedBy, children } = props;
  const [composed, setComposed] = useState<string | null>(null);
  // Whoever speaks to the set says what shows.
  const shown = text || placeholder;
  const name = shown === '' ? label : `${label}: ${shown}`;
  const { ref, props: focusProps } = useFocusable<HTMLElement>({
    focusKey,
    order,
    onActivate: () => props.onEditingChange(true),
    speech: () => name,
  });
  if (!isEditing) {
    return (
      <button
        {...focusProps}
        ref={ref as RefObject<HTMLButtonElement | null>}
        type="button"
        className={`${styles.line} fs-field fs-field-text`}
        aria-label={name}
        aria-describedby={describedBy}
      >
        <FocusLight shape="key" className={styles.light} />
        {children}
      </button>
    );
  }

  const settle = (written: string): void => {
    setComposed(null);
    const next = toAllowedText(written, rules);
    if (next !== text) props.onChange(next);
  };
  return (
    <input
      {...focusProps}
      ref={ref as RefObject<HTMLInputElement | null>}
      className={`${styles.line} ${styles.input} fs-field fs-field-text`}
      type="text"
      inputMode={rules.accepts === 'digits' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="auto"
      aria-label={label}
      aria-describedby={describedBy}
      data-active=""
      value={composed ?? text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        if ((event.nativeEvent as InputEvent).isComposing) setComposed(value);
        else settle(value);
      }}
      onCompositionEnd={(event) => settle(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.keyCode !== 13)) return;
        // The keyboard's done, not OK of the remote control.
        event.preventDefault();
        event.stopPropagation();
        props.onEditingChange(false);
        props.onDone?.();
      }}
      onBlur={(event) => {
        // A window that loses the keyboard leaves the caret where it was.
        if (event.currentTarget.ownerDocument.activeElement !== event.currentTarget) props.onEditingChange(false);
      }}
    />
  );
}

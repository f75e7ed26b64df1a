import { memo, type ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import type { KeyFace } from './key-face';
import { KeyIcon } from './key-icon';
import styles from './keypad.module.css';
import type { KeyAction, KeypadKey } from './keypad-keys';
import { useHeldPress } from './use-held-press';

/** Props of {@link Key}: all of them stay the same from press to press, but for a face that changes. */
export interface KeyProps extends KeyFace {
  readonly keypadKey: KeypadKey;
  readonly isDisabled: boolean;
  readonly onPress: (action: KeyAction) => void;
}

/** One key; that of delete repeats while it is held. */
export const Key = memo(function Key({ keypadKey, text, icon, name, isDisabled, onPress }: KeyProps): ReactNode {
  const { focusKey, action, span } = keypadKey;
  const isWord = action.type !== 'character';
  const repeats = action.type === 'delete';
  const held = useHeldPress(() => onPress(action));
  const { ref, props } = useFocusable<HTMLButtonElement>({
    focusKey,
    isDisabled,
    onActivate: () => {
      if (!(repeats && held.endsHold())) onPress(action);
    },
    speech: () => name,
  });
  // Whoever speaks to the set says what shows.
  const label = isWord && text !== undefined && !name.includes(text) ? `${name} ${text}` : name;
  const shape = `${styles.key} ${span === 1 ? '' : styles.wide} ${action.type === 'extra' ? 'fs-key--quiet' : ''}`;
  return (
    <button
      {...props}
      {...(repeats ? held.props : undefined)}
      ref={ref}
      type="button"
      className={`${shape} fs-key fs-travels`}
      aria-label={label === text ? undefined : label}
      aria-disabled={isDisabled ? true : undefined}
    >
      <FocusLight shape="key" />
      <span className={`${styles.face} ${isWord ? 'fs-key-word' : 'fs-key-sign'}`}>
        {icon === undefined ? text : <KeyIcon name={icon} />}
      </span>
    </button>
  );
});

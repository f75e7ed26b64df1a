import { useFocusWithin } from '../focus/use-focus-within';
import { appendText, eraseLast, type TextRules } from './typed-text';
import { useTyping } from './use-typing';

/** By what a text was typed: a key on the screen, or a keyboard. */
export type TypingSource = 'keypad' | 'keyboard';

/** Props of {@link TypedTextListener}. */
export interface TypedTextListenerProps {
  readonly text: string;
  readonly rules: TextRules;
  readonly onChange: (text: string, source: TypingSource) => void;
  /** The remote control's Back arrives as Backspace: then a keyboard's Backspace goes back as well. */
  readonly isBackspaceBack?: boolean | undefined;
  /** While what was typed is being tried nothing is written. */
  readonly isBusy?: boolean | undefined;
}

/** Writes into a text what a keyboard types while focus is in the group around; a `Keypad` does so by itself. */
export function TypedTextListener(props: TypedTextListenerProps): null {
  const { text, rules, onChange, isBackspaceBack = false, isBusy = false } = props;
  const write = (next: string): void => {
    if (!isBusy && next !== text) onChange(next, 'keyboard');
  };
  useTyping({
    isListening: useFocusWithin(),
    hasText: text !== '',
    isBackspaceBack,
    onText: (typed) => write(appendText(text, typed, rules)),
    onDelete: () => write(eraseLast(text)),
  });
  return null;
}

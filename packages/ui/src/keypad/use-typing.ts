import { useEffect, useLayoutEffect, useRef } from 'react';
import { readTypedKey, withAccent } from './typed-key';

/** Options of {@link useTyping}. */
export interface TypingOptions {
  readonly isListening: boolean;
  /** Whether there is something to erase; otherwise Backspace is left to whoever goes back by it. */
  readonly hasText: boolean;
  /** The remote's Back arrives as Backspace, so it is never taken for erasing. */
  readonly isBackspaceBack: boolean;
  readonly onText: (text: string) => void;
  readonly onDelete: () => void;
}

/**
 * Hears a keyboard, the digits of a remote control and what is pasted, wherever focus shows in the meantime. What it
 * takes nobody else hears; arrows, OK, Back, shortcuts and what goes to another text field it leaves alone.
 */
export function useTyping(options: TypingOptions): void {
  const latest = useRef(options);
  // Order: before the next key of a quick typist.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { isListening } = options;
  useEffect(() => {
    if (!isListening) return undefined;
    const keyboard = createKeyboard(() => latest.current);
    // Order: before the remote control hears them, which would go back by Backspace and play by the space bar.
    document.addEventListener('keydown', keyboard.press, true);
    document.addEventListener('keyup', keyboard.release, true);
    document.addEventListener('paste', keyboard.paste, true);
    return () => {
      document.removeEventListener('keydown', keyboard.press, true);
      document.removeEventListener('keyup', keyboard.release, true);
      document.removeEventListener('paste', keyboard.paste, true);
    };
  }, [isListening]);
}

function createKeyboard(current: () => TypingOptions) {
  let accent = '';
  let held: string | null = null;
  let hasReleases = false;

  const take = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    press(event: KeyboardEvent): void {
      if (isTextField(event.target)) return;
      const typed = readTypedKey(event);
      if (typed === null) return;
      const { hasText, isBackspaceBack, onText, onDelete } = current();
      if (typed.type === 'delete') {
        if (!hasText || isBackspaceBack) return;
        take(event);
        accent = '';
        onDelete();
        return;
      }
      take(event);
      if (typed.type === 'accent') {
        accent = typed.accent;
        return;
      }
      // A digit of a remote control is easily held too long.
      const isRepeat = event.repeat || (hasReleases && held === typed.text);
      held = typed.text;
      if (isRepeat) return;
      onText(accent === '' ? typed.text : withAccent(typed.text, accent));
      accent = '';
    },
    release(): void {
      held = null;
      hasReleases = true;
    },
    paste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text') ?? '';
      if (text === '' || isTextField(event.target)) return;
      take(event);
      current().onText(text);
    },
  };
}

function isTextField(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return /^(INPUT|TEXTAREA|SELECT)$/i.test(element?.tagName ?? '') || element?.isContentEditable === true;
}

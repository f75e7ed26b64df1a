import { joinSentences } from '@fjernsyn/kernel';
import type { FocusableEntry } from './focusable-entry';

/** Puts a message into the name of the element by which focus enters it, for readers that read nothing but names. */
export interface FocusMessage {
  /** Takes what is about to have focus: its message leads its name until focus moves on, unless focus comes from within that message. */
  enter(entry: FocusableEntry | undefined): void;
  /** Lets the message lead the next name, though it was led by it before. */
  repeat(): void;
}

interface Named {
  readonly element: HTMLElement;
  readonly name: string;
  readonly ownName: string | null;
}

/** Creates the {@link FocusMessage}. */
export function createFocusMessage(): FocusMessage {
  let named: Named | undefined;
  let message: string | undefined;

  const restore = (): void => {
    if (named === undefined) return;
    const { element, name, ownName } = named;
    named = undefined;
    // Whoever has named it meanwhile knows better.
    if (element.getAttribute('aria-label') !== name) return;
    if (ownName === null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', ownName);
  };

  return {
    repeat() {
      restore();
      message = undefined;
    },
    enter(entry) {
      if (entry !== undefined && entry.element === named?.element) return;
      restore();
      const isNew = entry?.message !== undefined && entry.message !== message;
      message = entry?.message;
      if (!isNew || entry?.message === undefined) return;
      const { element, speech } = entry;
      const name = joinSentences(entry.message, speech?.() ?? element.textContent ?? '');
      named = { element, name, ownName: element.getAttribute('aria-label') };
      element.setAttribute('aria-label', name);
    },
  };
}

import type { Unsubscribe } from '@fjernsyn/kernel';
import { createNativeFocus } from './native-focus';

/** What a press of the mouse may give the platform's focus to: a leaf of the focus tree that is not disabled, and fields of text. */
const focusable = '[data-focus-id]:not([data-disabled]), input, textarea';

/** Text that a mouse may select; it never has the focus itself. */
const selectable = '[data-selectable]';

/**
 * Keeps the platform's focus where the ring is when the mouse is pressed on anything else, such as a title or the ground of a dialog. A text
 * that is to be read can be selected, and the focus comes back when the mouse is let go.
 */
export function keepNativeFocus(document: Document): Unsubscribe {
  let left: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    const at = target instanceof Element ? target : null;
    if (at?.closest(focusable)) return;
    if (at?.closest(selectable)) left = document.activeElement as HTMLElement | null;
    else event.preventDefault();
  };
  const giveBack = (): void => {
    // Between press and release the ring may have gone elsewhere, and the focus with it.
    if (left !== null && document.activeElement === document.body) createNativeFocus(document)(left);
    left = null;
  };
  document.addEventListener('mousedown', keep);
  document.addEventListener('mouseup', giveBack);
  return () => {
    document.removeEventListener('mousedown', keep);
    document.removeEventListener('mouseup', giveBack);
  };
}

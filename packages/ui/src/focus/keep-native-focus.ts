import type { Unsubscribe } from '@fjernsyn/kernel';

/** What a press of the mouse may give the platform's focus to: a leaf of the focus tree that is not disabled, and fields of text. */
const focusable = '[data-focus-id]:not([data-disabled]), input, textarea';

/** Keeps the platform's focus where the ring is when the mouse is pressed on anything else, such as a title or the ground of a dialog. */
export function keepNativeFocus(document: Document): Unsubscribe {
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(focusable) === null) event.preventDefault();
  };
  document.addEventListener('mousedown', keep);
  return () => document.removeEventListener('mousedown', keep);
}

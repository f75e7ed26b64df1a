import { createNativeFocus, type NativeFocus } from './native-focus';

/** The marks of the one element that has focus, and the platform's own focus in step with them. */
export interface FocusMarks {
  /** Marks an element instead of the one before, and gives it native focus; null takes the mark away. */
  follow(element: HTMLElement | null): void;
  /** Takes the mark from an element that goes. */
  remove(element: HTMLElement): void;
}

/** Creates the {@link FocusMarks}, with none. */
export function createFocusMarks(): FocusMarks {
  let focusNatively: NativeFocus | null = null;
  let marked: HTMLElement | null = null;

  const bringInStep = (element: HTMLElement | null): void => {
    if (element === null || element.ownerDocument.activeElement === element) return;
    focusNatively ??= createNativeFocus(element.ownerDocument);
    focusNatively(element);
  };

  const mark = (element: HTMLElement | null): void => {
    if (element === marked) return;
    if (marked !== null) {
      marked.removeAttribute('data-focused');
      marked.tabIndex = -1;
    }
    marked = element;
    element?.setAttribute('data-focused', '');
  };

  return {
    // Order: native focus, and a new tabindex of what has it, ask for a layout that is up to date, which it is until the marks are written.
    follow(element) {
      // What only stands in for others, as a rail on its way does, wears no mark.
      const leaf = element?.dataset.focusId === undefined ? null : element;
      if (leaf !== null) leaf.tabIndex = 0;
      bringInStep(element);
      mark(leaf);
    },
    remove(element) {
      if (marked === element) mark(null);
    },
  };
}

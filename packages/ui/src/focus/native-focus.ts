/** Gives an element the platform's own focus without moving what is on screen. */
export type NativeFocus = (element: HTMLElement) => void;

interface ScrollOffset {
  readonly element: Element;
  readonly top: number;
  readonly left: number;
}

/** Creates a {@link NativeFocus} that has asked this engine once whether it knows `preventScroll`. */
export function createNativeFocus(document: Document): NativeFocus {
  let canPreventScroll: boolean | null = null;
  return (element) => {
    canPreventScroll ??= knowsPreventScroll(document);
    if (canPreventScroll) {
      element.focus({ preventScroll: true });
      return;
    }
    // Chromium 63 and older: focus scrolls every clipping ancestor, so their offsets are put back at once.
    const offsets = scrollOffsets(element);
    element.focus();
    for (const { element: ancestor, top, left } of offsets) {
      if (ancestor.scrollTop !== top) ancestor.scrollTop = top;
      if (ancestor.scrollLeft !== left) ancestor.scrollLeft = left;
    }
  };
}

function knowsPreventScroll(document: Document): boolean {
  let wasRead = false;
  const probe = document.createElement('div');
  probe.focus({
    get preventScroll() {
      wasRead = true;
      return true;
    },
  });
  return wasRead;
}

function scrollOffsets(element: Element): readonly ScrollOffset[] {
  const offsets: ScrollOffset[] = [];
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    offsets.push({ element: ancestor, top: ancestor.scrollTop, left: ancestor.scrollLeft });
  }
  return offsets;
}

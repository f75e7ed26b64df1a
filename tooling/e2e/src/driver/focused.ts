/** What a test says of an element: its id, its place in the focus tree, its tag, its role, and the words by which a viewer knows it. */
export interface ElementFacts {
  readonly id: string;
  readonly focusId: string | null;
  readonly tag: string;
  readonly role: string | null;
  readonly label: string;
}

/** Where the focus is: the document's own, and the element that the app marks with `data-focused`. */
export interface FocusFacts {
  readonly active: ElementFacts | null;
  readonly marked: ElementFacts | null;
}

/** Reads the focus; runs inside the page and is whole in itself. */
export function readFocus(): FocusFacts {
  const labelOf = (element: Element): string => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const text = element.getAttribute('aria-label') ?? (named === '' ? (element.textContent ?? '') : named);
    return text.replace(/\s+/g, ' ').trim().slice(0, 200);
  };
  const factsOf = (element: Element | null): FocusFacts['active'] => {
    if (element === null || element === document.body) return null;
    const tag = element.tagName.toLowerCase();
    const focusId = element.getAttribute('data-focus-id');
    return { id: element.id, focusId, tag, role: element.getAttribute('role'), label: labelOf(element) };
  };
  return {
    // An old WebKit knows none in XHTML.
    active: factsOf(document.activeElement ?? null),
    marked: factsOf(document.querySelector('[data-focused]:not([data-focused="false"])')),
  };
}

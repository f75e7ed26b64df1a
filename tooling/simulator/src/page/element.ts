type Child = Node | string | null;

/** What an element is made with: attributes by name, and what a click on it does. */
export type ElementOptions = Readonly<Record<string, string | (() => void) | undefined>>;

/** Takes everything out of an element. */
export function empty(target: Element): void {
  target.textContent = '';
}

/** Makes an element with its attributes and children; an attribute without a value is left out. */
export function element(tag: string, options: ElementOptions = {}, children: readonly Child[] = []): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== undefined) made.setAttribute(name, value);
  }
  for (const child of children) if (child !== null) made.append(child);
  return made;
}

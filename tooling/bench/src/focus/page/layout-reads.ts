/** Makes every read that can force a layout count itself from now on, and gives the function that tells how many there were. */
export function countLayoutReads(): () => number {
  let reads = 0;
  const count = (owner: object, name: string): void => {
    const described = Object.getOwnPropertyDescriptor(owner, name);
    if (described?.get !== undefined) {
      const { get } = described;
      Object.defineProperty(owner, name, {
        ...described,
        get() {
          reads++;
          return get.call(this);
        },
      });
    } else if (typeof described?.value === 'function') {
      const original = described.value as (...args: unknown[]) => unknown;
      Object.defineProperty(owner, name, {
        ...described,
        value(this: unknown, ...args: unknown[]) {
          reads++;
          return original.apply(this, args);
        },
      });
    }
  };
  for (const name of ['getBoundingClientRect', 'getClientRects', 'scrollIntoView']) count(Element.prototype, name);
  for (const side of ['Top', 'Left', 'Width', 'Height']) {
    count(Element.prototype, `client${side}`);
    count(Element.prototype, `scroll${side}`);
    count(HTMLElement.prototype, `offset${side}`);
  }
  count(HTMLElement.prototype, 'offsetParent');
  for (const name of ['getComputedStyle', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY']) count(window, name);
  for (const name of ['elementFromPoint', 'elementsFromPoint']) count(Document.prototype, name);
  return () => reads;
}

/** How often each property or method that can force a layout was read, by its name. */
export type LayoutReads = Readonly<Record<string, number>>;

/** Counts the reads that can force a layout; runs inside the page before the app, and is whole in itself. */
export function patchLayoutReads(): void {
  const counts: Record<string, number> = {};
  Object.defineProperty(window, 'layoutReads', { value: counts });
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const patchMethod = (owner: object, name: string): void => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor === undefined || typeof descriptor.value !== 'function') return;
    const method = descriptor.value as (...args: unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      ...descriptor,
      value: function (this: unknown, ...args: unknown[]): unknown {
        count(name);
        return method.apply(this, args);
      },
    });
  };
  const patchGetter = (owner: object, name: string): void => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    const get = descriptor?.get;
    if (descriptor === undefined || get === undefined) return;
    Object.defineProperty(owner, name, {
      ...descriptor,
      get: function (this: unknown): unknown {
        count(name);
        return get.call(this);
      },
    });
  };
  patchMethod(window, 'getComputedStyle');
  for (const name of ['getBoundingClientRect', 'getClientRects']) {
    patchMethod(Element.prototype, name);
    patchMethod(Range.prototype, name);
  }
  const sides = ['Width', 'Height', 'Top', 'Left'];
  for (const side of sides) {
    patchGetter(HTMLElement.prototype, `offset${side}`);
    patchGetter(Element.prototype, `client${side}`);
    patchGetter(Element.prototype, `scroll${side}`);
  }
  patchGetter(HTMLElement.prototype, 'offsetParent');
  patchGetter(HTMLElement.prototype, 'innerText');
}

/** Reads the counts, and starts them anew; runs inside the page. */
export function takeLayoutReads(): LayoutReads {
  const counts = (window as unknown as { readonly layoutReads: Record<string, number> }).layoutReads;
  const taken = { ...counts };
  for (const name of Object.keys(counts)) delete counts[name];
  return taken;
}

/** Brings the few methods of elements and texts that the app calls and engines before Chromium 63 lack. */
export function bringDomMethods(window: Window & typeof globalThis): void {
  const element = window.Element.prototype as Element & { webkitMatchesSelector?: Element['matches'] };
  bring(element, 'matches', element.webkitMatchesSelector);
  bring(element, 'closest', function closest(this: Element, selector: string) {
    let found: Element | null = this;
    while (found !== null && !found.matches(selector)) found = found.parentElement;
    return found;
  });
  // Text of the service is in its composed form nearly always; what is not stays as it came.
  bring(window.String.prototype, 'normalize', function normalize(this: string) {
    return `${this}`;
  });
  bring(window.Uint8Array.prototype, 'slice', function slice(this: Uint8Array, start?: number, end?: number) {
    return new Uint8Array(this.subarray(start, end));
  });
}

function bring(prototype: object, name: string, method: unknown): void {
  if (name in prototype || method === undefined) return;
  Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
}

/** The window of the application's document, with the constructors that belong to it. */
export type AppWindow = Window & typeof globalThis;

/** Puts a value on an object of the window as the set has it there: to be read, and to be found by name. */
export function place(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
}

/** Lets a property be read from the set's state. */
export function placeGetter(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { get, configurable: true, enumerable: true });
}

/** Runs after whatever runs now, as answers of a set never come at once. */
export function soon(window: AppWindow, run: () => void): void {
  window.setTimeout(run, 0);
}

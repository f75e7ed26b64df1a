import { createEmitter, type Unsubscribe } from './subscription';

/** A value that can be read now and heard when it changes. Methods are free of `this`. */
export interface Observed<Value> {
  get(): Value;
  /** Hears after each change; what it hears of is read with {@link Observed.get}. */
  subscribe(listener: () => void): Unsubscribe;
}

/** An {@link Observed} value in the hand of its owner. */
export interface Observable<Value> extends Observed<Value> {
  /** Sets the value and tells the listeners, unless it is the very same. */
  set(value: Value): void;
}

/** Makes a value that others may observe. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  const changes = createEmitter<void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

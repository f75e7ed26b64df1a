/** Ends a subscription, a timer or a registration. Calling it twice does no harm. */
export type Unsubscribe = () => void;

/** A set of listeners that may change while it is being told. */
export interface Emitter<Event> {
  /** Tells every listener that was there when the call began, in the order they came. */
  emit(event: Event): void;
  subscribe(listener: (event: Event) => void): Unsubscribe;
  /** How many listen now. */
  readonly size: number;
}

/** Makes an {@link Emitter}. */
export function createEmitter<Event>(): Emitter<Event> {
  let listeners: readonly ((event: Event) => void)[] = [];
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      // A wrapper of its own, so that the same function may listen twice and each ending ends one.
      const entry = (event: Event): void => listener(event);
      listeners = [...listeners, entry];
      return () => {
        listeners = listeners.filter((other) => other !== entry);
      };
    },
    get size() {
      return listeners.length;
    },
  };
}

/** Where something comes from that may be fetched late. */
export interface LateSource<Value> {
  /** The value; undefined until it has been fetched. */
  get(): Value | undefined;
  /** Fetches the value where that is still to be done. Rejects where it cannot be fetched. */
  fetch(): Promise<void>;
}

/** The source of what comes with the first script. */
export function sourceAtHand<Value>(value: Value): LateSource<Value> {
  return { get: () => value, fetch: async () => undefined };
}

/** The source of what `load` fetches when it is needed, once. */
export function lateSource<Value>(load: () => Promise<Value>): LateSource<Value> {
  let value: Value | undefined;
  return {
    get: () => value,
    async fetch() {
      value ??= await load();
    },
  };
}

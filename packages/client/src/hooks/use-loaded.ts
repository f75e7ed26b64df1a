import { useCallback, useEffect, useState } from 'react';

/** Something that is fetched when a screen needs it. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void };

const loading = { state: 'loading' } as const;

/** Loads once it is wanted, and again on retry, over which a failure stays. What arrives after the screen has gone is dropped. Keep `load` the same function. */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted = true): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(loading);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again.
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    setLoaded((before) => (before.state === 'failed' ? { ...before, isRetrying: true } : loading));
    load().then(
      (value) => isGone || setLoaded({ state: 'loaded', value }),
      (error: unknown) => isGone || setLoaded({ state: 'failed', error, isRetrying: false, retry }),
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, attempt, retry]);
  return loaded;
}

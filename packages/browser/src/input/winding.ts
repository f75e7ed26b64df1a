import type { DurationMs, RemoteKey, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Keys that wind while they are held, which some sets tell once and never repeat. */
const windingKeys: readonly RemoteKey[] = ['rewind', 'fastForward'];

/** How long such a key is held before it repeats, and then between two repeats. */
export const windingMs = { delay: 500, interval: 200 } as const satisfies Readonly<Record<string, DurationMs>>;

/** Repeats of held keys that a set does not make itself. */
export interface Winding {
  /** Begins to repeat a key that has gone down. */
  press(key: RemoteKey): void;
  /** Ends the repeats: the key came up, or the set repeats it itself. */
  stop(): void;
}

/** Makes the {@link Winding}; `repeat` is told each time that the held key acts again. */
export function createWinding(clock: Clock, repeat: (key: RemoteKey) => void): Winding {
  let cancel: Unsubscribe = () => undefined;
  const repeatAfter = (key: RemoteKey, delayMs: DurationMs): void => {
    cancel = clock.after(delayMs, () => {
      repeatAfter(key, windingMs.interval);
      repeat(key);
    });
  };
  return {
    press(key) {
      cancel();
      if (windingKeys.includes(key)) repeatAfter(key, windingMs.delay);
    },
    stop: () => cancel(),
  };
}

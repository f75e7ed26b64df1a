import type { Unsubscribe } from '@fjernsyn/kernel';
import { type IndexRange, noTiles } from './strip-arithmetic';

/** Tells tiles once that they have come near the screen, without a render. */
export interface Nearness {
  isNear(index: number): boolean;
  /** Calls back once, at once if the tile is near. */
  whenNear(index: number, listener: () => void): Unsubscribe;
  /** Which tiles are near; an empty range while the rail itself is far. */
  setRange(range: IndexRange): void;
}

/** Creates a {@link Nearness} with nothing near. */
export function createNearness(): Nearness {
  let range: IndexRange = noTiles;
  const waiting = new Map<() => void, number>();
  const isNear = (index: number): boolean => index >= range.first && index < range.end;
  return {
    isNear,
    whenNear(index, listener) {
      if (isNear(index)) {
        listener();
        return () => undefined;
      }
      const entry = (): void => listener();
      waiting.set(entry, index);
      return () => {
        waiting.delete(entry);
      };
    },
    setRange(next) {
      range = next;
      for (const [entry, index] of Array.from(waiting)) {
        if (!isNear(index)) continue;
        waiting.delete(entry);
        entry();
      }
    },
  };
}

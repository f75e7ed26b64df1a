import type { DurationMs } from '@fjernsyn/kernel';

/** Waits out quick moves: what is asked for while they last runs once focus rests. */
export interface MoveRest {
  /** Runs at once, or when focus rests; a key runs only what it asked for last. */
  run(key: object, work: () => void): void;
  cancel(key: object): void;
}

/** Creates the {@link MoveRest}; focus rests `delayMs` after the last of two moves that came quicker than that. */
export function createMoveRest(delayMs: DurationMs, onMove: (listener: () => void) => void): MoveRest {
  const waiting = new Map<object, () => void>();
  let movedAt = Number.NEGATIVE_INFINITY;
  let isHurried = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const runWaiting = (): void => {
    isHurried = false;
    const works = Array.from(waiting.values());
    waiting.clear();
    for (const work of works) work();
  };

  onMove(() => {
    const at = performance.now();
    isHurried = at - movedAt < delayMs;
    movedAt = at;
    clearTimeout(rest);
    // A busy set may bring the next move before the rest that was due before it.
    if (isHurried || waiting.size > 0) rest = setTimeout(runWaiting, delayMs);
  });

  return {
    run(key, work) {
      if (isHurried) waiting.set(key, work);
      else work();
    },
    cancel: (key) => void waiting.delete(key),
  };
}

import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** A pause after which something is done, unless another one begins before. */
export interface Pause {
  begin(ms: DurationMs, task: () => void): void;
  cancel(): void;
}

/** Makes a {@link Pause}. */
export function createPause(clock: Pick<Clock, 'after'>): Pause {
  let end: Unsubscribe = () => undefined;
  return {
    begin(ms, task) {
      end();
      end = clock.after(ms, task);
    },
    cancel: () => end(),
  };
}

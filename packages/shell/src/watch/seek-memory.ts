import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** For how long after the last step of a seek OK plays on from there and does not pause. */
export const seekMeantMs: DurationMs = 2_000;

/** Knows for a while that a step of a seek was taken. */
export interface SeekMemory {
  isRecent(): boolean;
  remember(): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link SeekMemory}. */
export function createSeekMemory(clock: Pick<Clock, 'after'>): SeekMemory {
  let isRecent = false;
  let cancel: Unsubscribe = () => undefined;
  return {
    isRecent: () => isRecent,
    remember() {
      cancel();
      isRecent = true;
      cancel = clock.after(seekMeantMs, () => {
        isRecent = false;
      });
    },
    stop: () => cancel(),
  };
}

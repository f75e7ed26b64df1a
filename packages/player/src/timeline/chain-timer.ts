import { durationsMs, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Counts what is played one after another without anybody's answer (S4.69). */
export interface ChainTimer {
  /** Whether something plays on this set now: neither paused nor cast elsewhere. */
  setPlaying(isPlaying: boolean): void;
  /** Whether so much was played that the viewer is to be asked. */
  isDue(): boolean;
  /** The viewer has answered: it counts from the beginning. */
  answer(): void;
  /** The viewer has left what plays: nothing counts any more, and nothing was counted. */
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createChainTimer}. */
export interface ChainTimerDeps {
  readonly clock: Pick<Clock, 'after'>;
  /** `playback.chainPlayTimeout` of the configuration, minutes; 0 and undefined are never (S4.70). */
  readonly timeoutMinutes: number | undefined;
  /** Runs once, when the time has been played. */
  readonly onDue: () => void;
}

/** Makes the {@link ChainTimer} of an evening. It counts by seconds, so that neither a sleep nor a clock that jumps counts as watching. */
export function createChainTimer({ clock, timeoutMinutes = 0, onDue }: ChainTimerDeps): ChainTimer {
  const limitSeconds = timeoutMinutes * 60;
  let playedSeconds = 0;
  let isPlaying = false;
  let cancel: Unsubscribe | undefined;

  const isDue = (): boolean => limitSeconds > 0 && playedSeconds >= limitSeconds;
  const pause = (): void => {
    cancel?.();
    cancel = undefined;
  };
  const count = (): void => {
    if (!isPlaying || limitSeconds === 0 || isDue() || cancel !== undefined) return;
    cancel = clock.after(durationsMs.second, () => {
      cancel = undefined;
      playedSeconds += 1;
      if (isDue()) onDue();
      count();
    });
  };

  return {
    isDue,
    setPlaying(isNow) {
      isPlaying = isNow;
      if (isNow) count();
      else pause();
    },
    answer() {
      playedSeconds = 0;
      count();
    },
    stop() {
      isPlaying = false;
      pause();
      playedSeconds = 0;
    },
  };
}

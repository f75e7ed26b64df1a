import type { PlaybackConfig } from '@fjernsyn/contracts';
import { countPlayed, type PlayedCount, startCount } from './count-played';
import { nextOfferedAt } from './skippable';
import type { TimelineFacts } from './timeline-facts';

/** What comes next, as it is offered: in how many seconds it begins by itself, undefined being never. */
export interface UpNext {
  readonly secondsLeft: number | undefined;
}

/** Knows when what comes next is offered, and how long it has been. */
export interface NextOffer {
  /** What is offered as things stand. */
  at(facts: TimelineFacts): UpNext | undefined;
  /** The viewer watches the credits: nothing is offered until they are seen again. */
  cancel(): void;
}

/** How long the next item is announced where the configuration does not say. */
const defaultCountdownSeconds = 10;

/** Makes the {@link NextOffer} of one item. */
export function createNextOffer(
  config: Pick<PlaybackConfig, 'chainPlaySqueezeback' | 'chainPlayCountdown'> | undefined,
): NextOffer {
  const countdownSeconds = config?.chainPlayCountdown ?? defaultCountdownSeconds;
  let isCancelled = false;
  /** What was played since it was offered first. */
  let count: PlayedCount | undefined;
  return {
    at({ playback, timeCodes, hasNext, isAutomatic }) {
      const { positionSeconds, durationSeconds, state } = playback;
      const offeredAt = nextOfferedAt(timeCodes, durationSeconds, config?.chainPlaySqueezeback);
      const isDue = state === 'ENDED' || (offeredAt !== undefined && positionSeconds >= offeredAt);
      if (!isDue) {
        isCancelled = false;
        count = undefined;
        return undefined;
      }
      count = count ? countPlayed(count, positionSeconds) : startCount(positionSeconds);
      if (!hasNext || isCancelled) return undefined;
      const filmSeconds = (durationSeconds ?? Number.POSITIVE_INFINITY) - positionSeconds;
      const leftSeconds = Math.min(countdownSeconds - count.playedSeconds, filmSeconds);
      return { secondsLeft: isAutomatic ? Math.max(0, Math.ceil(leftSeconds)) : undefined };
    },
    cancel() {
      isCancelled = true;
    },
  };
}

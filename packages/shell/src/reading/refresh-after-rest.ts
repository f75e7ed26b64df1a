import { type DurationMs, durationsMs, type Instant, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Lifecycle } from '@fjernsyn/platform';

/** The shelf life of what was read: after so long a rest it is read again. */
export const shelfLifeMs: DurationMs = 30 * durationsMs.minute;

/** Dependencies of {@link refreshAfterRest}. */
export interface RefreshAfterRestDeps {
  readonly clock: Clock;
  readonly lifecycle: Pick<Lifecycle, 'subscribe'>;
  readonly refresh: () => void;
}

/** Reads again when the viewer comes back after more than the shelf life. */
export function refreshAfterRest({ clock, lifecycle, refresh }: RefreshAfterRestDeps): Unsubscribe {
  let leftAt: Instant | undefined;
  return lifecycle.subscribe(({ type }) => {
    if (type === 'suspended') leftAt ??= clock.now();
    if (type !== 'resumed' || leftAt === undefined) return;
    // A clock that was set back meanwhile tells nothing of the time: then it may have been long.
    const isOld = Math.abs(clock.now() - leftAt) >= shelfLifeMs;
    leftAt = undefined;
    if (isOld) refresh();
  });
}

import { createObservable, type DurationMs, durationsMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** How long the frame that shows the first rail has before what waited for it begins: what is sent before would hold it up. */
const firstFrameMs: DurationMs = 100;

/** How long what may wait for a first rail waits on a page that shows none. */
const waitAtMostMs: DurationMs = 10 * durationsMs.second;

/** The moment from which what nobody needs before the first rail may be fetched. */
export interface FirstRail {
  /** Whether that moment has come. */
  readonly isShown: Observed<boolean>;
  /** Tells that the first rail of a page is about to be seen; only the first time counts. */
  shown(): void;
  /** Begins to wait for a page that may show no rail at all. */
  wait(): void;
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createFirstRail}. */
export interface FirstRailDeps {
  readonly clock: Clock;
  /** Runs once, when the first rail is about to be seen. */
  readonly onShown: () => void;
  /** Runs once, after the frame that shows it, or where none comes. */
  readonly afterwards: () => void;
}

/** Makes the {@link FirstRail}. */
export function createFirstRail({ clock, onShown, afterwards }: FirstRailDeps): FirstRail {
  const isShown = createObservable(false);
  let isTold = false;
  let cancel: Unsubscribe | undefined;

  const finish = (): void => {
    cancel?.();
    cancel = undefined;
    if (isShown.get()) return;
    isShown.set(true);
    afterwards();
  };

  const finishAfter = (delayMs: DurationMs): void => {
    cancel?.();
    if (!isShown.get()) cancel = clock.after(delayMs, finish);
  };

  return {
    isShown,
    shown() {
      if (isTold) return;
      isTold = true;
      onShown();
      finishAfter(firstFrameMs);
    },
    wait: () => finishAfter(waitAtMostMs),
    stop: () => cancel?.(),
  };
}

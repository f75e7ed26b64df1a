import { createObservable, type DurationMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Screen } from '../addresses/screen';

/** How the header stands: not at all, over the page's art, or fixed on a ground of its own (S4.1). */
export type HeaderState = 'hidden' | 'overlay' | 'fixed';

/** Decides how the header stands over what lies below. */
export interface HeaderDisplay {
  readonly state: Observed<HeaderState>;
  /** A screen has taken the place of another; pages stand at their top. */
  arriveAt(kind: Screen['kind']): void;
  /** The page has moved from its top, or back to it. */
  setAtTop(isAtTop: boolean): void;
  /** Where the pointer is, in px of the 1280 × 720 canvas from its top; undefined where it is away or means something else. */
  pointAt(topPx: number | undefined): void;
}

/** How high up and how long a pointer rests to be shown the header that hides (S2.23). */
const hoverHeightPx = 165;
const hoverMs: DurationMs = 1_000;

/** Makes the {@link HeaderDisplay} of an application, over a page at its top. */
export function createHeaderDisplay(clock: Clock): HeaderDisplay {
  const state = createObservable<HeaderState>('overlay');
  let isCovered = false;
  let isAtTop = true;
  let isHovered = false;
  let stopWaiting: Unsubscribe | undefined;

  const stand = (): void => {
    const overPicture = isHovered ? 'overlay' : 'hidden';
    state.set(isCovered ? overPicture : isAtTop ? 'overlay' : 'fixed');
  };

  const leaveTop = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    isHovered = false;
  };

  return {
    state,
    arriveAt(kind) {
      isCovered = kind === 'watch' || kind === 'profiles';
      isAtTop = true;
      leaveTop();
      stand();
    },
    setAtTop(isTop) {
      isAtTop = isTop;
      stand();
    },
    pointAt(topPx) {
      if (topPx === undefined || topPx >= hoverHeightPx) leaveTop();
      else {
        stopWaiting ??= clock.after(hoverMs, () => {
          isHovered = true;
          stand();
        });
      }
      stand();
    },
  };
}

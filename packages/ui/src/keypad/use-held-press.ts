import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';

/** How long a key is held before it repeats, and how often it does then, in ms. */
export const holdTimes = { firstMs: 500, nextMs: 120 } as const;

/** What a key that repeats listens to. */
export interface HeldPress {
  /** Whether the click that comes now only ends a hold. */
  endsHold(): boolean;
  readonly props: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: () => void;
    readonly onBlur: () => void;
    readonly onMouseDown: () => void;
    readonly onMouseUp: () => void;
    readonly onMouseLeave: () => void;
    readonly onTouchStart: () => void;
    readonly onTouchEnd: () => void;
    readonly onTouchCancel: () => void;
  };
}

/** Repeats a press while OK, a mouse or a finger is held on it; the press itself is the click's. */
export function useHeldPress(onRepeat: () => void): HeldPress {
  const latest = useRef(onRepeat);
  useEffect(() => {
    latest.current = onRepeat;
  });
  const held = useMemo(() => createHeldPress(() => latest.current()), []);
  useEffect(() => held.props.onBlur, [held]);
  return held;
}

function createHeldPress(repeat: () => void): HeldPress {
  let okAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;

  const again = (afterMs: number): void => {
    timer = setTimeout(() => {
      hasRepeated = true;
      repeat();
      again(holdTimes.nextMs);
    }, afterMs);
  };
  const hold = (): void => {
    clearTimeout(timer);
    hasRepeated = false;
    again(holdTimes.firstMs);
  };
  const stop = (): void => clearTimeout(timer);
  const leave = (): void => {
    hasRepeated = false;
    stop();
  };
  const release = (): void => {
    okAt = null;
    stop();
  };

  return {
    endsHold() {
      const ends = hasRepeated;
      hasRepeated = false;
      return ends;
    },
    props: {
      onKeyDown(event) {
        if (event.key !== 'Enter' && event.keyCode !== 13) return;
        // No click came after the hold of a finger, and none will.
        hasRepeated = false;
        // The first press is the application's, as of any key. A hold that began elsewhere erases nothing here.
        if (okAt === null) {
          if (!event.repeat) okAt = event.timeStamp;
          return;
        }
        event.preventDefault();
        event.stopPropagation();
        if (event.timeStamp - okAt < holdTimes.nextMs) return;
        okAt = event.timeStamp;
        repeat();
      },
      onKeyUp: release,
      onBlur: release,
      onMouseDown: hold,
      onMouseUp: stop,
      onMouseLeave: leave,
      onTouchStart: hold,
      onTouchEnd: stop,
      onTouchCancel: leave,
    },
  };
}

import type { MediaSeconds } from '@fjernsyn/kernel';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Options of {@link useBarDrag}. */
export interface BarDragOptions {
  readonly durationSeconds: MediaSeconds;
  readonly isMirrored: boolean;
  readonly onSeekTo: ((seconds: MediaSeconds) => void) | undefined;
}

/** What a pointer does to the bar. */
export interface BarDrag {
  /** Where a pointer that is held has drawn the knob. */
  readonly draggedSeconds: MediaSeconds | undefined;
  /** Takes a click; answers whether it was a pointer's, and not OK, which arrives as one without a place. */
  click(event: MouseEvent<HTMLElement>): boolean;
  readonly props: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

const MAIN_BUTTON = 1;

/** Lets a mouse or a finger name a place on the bar, by a click or by drawing the knob there. */
export function useBarDrag({ durationSeconds, isMirrored, onSeekTo }: BarDragOptions): BarDrag {
  const [draggedSeconds, setDragged] = useState<MediaSeconds>();
  const wasDragged = useRef(false);

  const secondsAt = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): MediaSeconds => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0;
    return (isMirrored ? 1 - share : share) * durationSeconds;
  };

  return {
    draggedSeconds,
    click(event) {
      if (event.detail === 0 || onSeekTo === undefined) return false;
      // The click that ends a drag has named its place already.
      if (!wasDragged.current) onSeekTo(secondsAt(event));
      wasDragged.current = false;
      return true;
    },
    props: {
      onPointerMove(event) {
        if (event.buttons !== MAIN_BUTTON || onSeekTo === undefined) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragged(secondsAt(event));
      },
      onPointerUp() {
        wasDragged.current = draggedSeconds !== undefined;
        if (draggedSeconds !== undefined) onSeekTo?.(draggedSeconds);
        setDragged(undefined);
      },
      onPointerCancel: () => setDragged(undefined),
    },
  };
}

import type { DurationMs } from '@fjernsyn/kernel';
import { type RefObject, useEffect } from 'react';
import { useClient } from '../../application-context';

/** Gives the platform's focus to what has the ring on a screen, where something outside it has it after this long (S9.24). */
export function useFocusRetry(screen: RefObject<HTMLElement | null>, afterMs: DurationMs): void {
  const { clock } = useClient().application;
  useEffect(
    () =>
      clock.after(afterMs, () => {
        const element = screen.current;
        if (element === null || element.contains(element.ownerDocument.activeElement)) return;
        element.querySelector<HTMLElement>('[data-focused]')?.focus({ preventScroll: true });
      }),
    [clock, screen, afterMs],
  );
}

import type { Unsubscribe } from '@fjernsyn/kernel';

/** How often and how long apart a page that is too short is scrolled again (C9.24). */
const TRIES = 50;
const PAUSE_MS = 40;

/** Scrolls an element to a place, and again while what is to stand there has still to come. A viewer who scrolls meanwhile decides. */
export function scrollWhenTall(element: HTMLElement, topPx: number): Unsubscribe {
  let left = TRIES;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of ['wheel', 'touchmove'] as const) element.removeEventListener(type, stop);
  };
  const reach = (): void => {
    element.scrollTop = topPx;
    // A browser rounds to its own pixels.
    if (Math.abs(element.scrollTop - topPx) <= 1 || left === 0) {
      stop();
      return;
    }
    left -= 1;
    timer = setTimeout(reach, PAUSE_MS);
  };
  for (const type of ['wheel', 'touchmove'] as const) element.addEventListener(type, stop, { passive: true });
  reach();
  return stop;
}

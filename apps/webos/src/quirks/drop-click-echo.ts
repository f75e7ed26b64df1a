import type { Clock } from '@fjernsyn/platform';

/** How long after a click its echo comes. */
const echoMs = 200;
const okCode = 13;

/**
 * LG's sets, webOS 4 to 6 among them: OK on the pointer is a click, which some follow with a press of Enter that no finger made, so that what is
 * pointed at would be pressed twice. Told by others, 2026-11-28.
 */
export function dropClickEcho(window: Window, clock: Clock): void {
  let clickedAt = Number.NEGATIVE_INFINITY;
  window.addEventListener(
    'click',
    ({ detail, screenX, screenY }) => {
      // A click of the pointer has a count or a place; one that a key or a script made has neither.
      if (detail > 0 || screenX !== 0 || screenY !== 0) clickedAt = clock.now();
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.keyCode !== okCode || clock.now() - clickedAt >= echoMs) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    true,
  );
}

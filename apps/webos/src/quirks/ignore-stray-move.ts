/** Codes by which older sets tell of their pointer; no button is pressed for them. */
const pointerCodes: readonly number[] = [1536, 1537];

/**
 * LG's sets with a Magic Remote, every version: a button shakes the hand that holds the remote, and one move of the pointer follows that would take
 * focus to wherever the pointer lay. The first move after a key is none; the hand that means it sends the next within a frame. Told by others, 2026-11-28.
 */
export function ignoreStrayMove(window: Window): void {
  let isKeyNewest = false;
  window.addEventListener(
    'keydown',
    ({ keyCode }) => {
      if (!pointerCodes.includes(keyCode)) isKeyNewest = true;
    },
    true,
  );
  window.addEventListener(
    'mousemove',
    (event) => {
      if (isKeyNewest) event.stopImmediatePropagation();
      isKeyNewest = false;
    },
    true,
  );
}

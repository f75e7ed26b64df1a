/** LG's code of Back. */
const backCode = 461;

/**
 * LG's sets, of every version: Back pressed while the set's keyboard is shown reaches the page as well, which would leave it under the viewer's hands.
 * The keyboard closes with the field that it writes into. Read in LG's documentation of `keyboardStateChange`, 2026-11-28.
 */
export function closeKeyboardFirst(window: Window): void {
  const { document } = window;
  let isShown = false;
  document.addEventListener('keyboardStateChange', (event) => {
    isShown = (event as CustomEvent<{ readonly visibility?: boolean } | null>).detail?.visibility === true;
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isShown || (event.keyCode !== backCode && event.key !== 'GoBack')) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    },
    true,
  );
}

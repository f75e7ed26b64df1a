/** Whether there is something to see at this moment, and exactly one focus. Runs inside the page, whole in itself. */
export function isScreenWell(): boolean {
  const isSeen = (element: Element, { width, height, left, top, right, bottom }: DOMRect): boolean => {
    const isWithin = width > 0 && height > 0 && right > 0 && bottom > 0;
    if (!isWithin || left >= window.innerWidth || top >= window.innerHeight) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { visibility, opacity } = window.getComputedStyle(at);
      if (visibility === 'hidden' || Number(opacity) === 0) return false;
    }
    return true;
  };
  const hasSeenText = (): boolean => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!/\S/.test(textContent ?? '') || parentElement === null) continue;
      if (isSeen(parentElement, parentElement.getBoundingClientRect())) return true;
    }
    return false;
  };
  // A film whose controls are hidden is its own screen, and the platform's focus rests on the player.
  const { activeElement, body } = document;
  const isPlayer = activeElement !== body && activeElement?.contains(document.querySelector('video')) === true;
  // A rail that loads holds the focus until its first tile comes.
  const isAwaited = document.querySelector('[data-active][aria-busy="true"]') !== null;
  // Only what can be focused: the bar beside a long text shows the text's focus too.
  const marked = document.querySelectorAll('[data-focus-id][data-focused]:not([data-focused="false"])').length;
  const hasOneFocus = marked === 1 || (marked === 0 && (isPlayer || isAwaited));
  return hasOneFocus && (isPlayer || hasSeenText());
}

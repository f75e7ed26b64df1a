import type { Unsubscribe } from '@fjernsyn/kernel';

/**
 * Tells the style sheet which lines of subtitles Shaka has placed (`data-placed`) or given a height (`data-tall`), as they come into the box
 * beside the video, and hands each to `paint`. A selector that asks for inline styles itself would cost a look at everything below whatever a page moves.
 */
export function markPlacedLines(
  host: HTMLElement,
  window: Window,
  paint: (line: HTMLElement) => void = () => undefined,
): Unsubscribe {
  const { MutationObserver } = window as Window & typeof globalThis;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.parentNode !== host) continue;
      for (const node of Array.from(addedNodes)) {
        if (node.nodeName !== 'DIV') continue;
        mark(node as HTMLElement);
        paint(node as HTMLElement);
      }
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function mark(line: HTMLElement): void {
  if (line.style.top !== '') line.setAttribute('data-placed', '');
  if (line.style.height !== '') line.setAttribute('data-tall', '');
}

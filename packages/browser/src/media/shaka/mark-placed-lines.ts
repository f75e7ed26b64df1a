import type { Unsubscribe } from '@fjernsyn/kernel';

/**
 * Tells the style sheet which lines of subtitles Shaka has placed (`data-placed`) or given a height (`data-tall`), as they come into the box
 * beside the video, turns each line as its letters run, and hands it to `paint`. A selector that asks for inline styles itself would cost a
 * look at everything below whatever a page moves.
 */
export function markPlacedLines(
  host: HTMLElement,
  window: Window,
  paint: (line: HTMLElement) => void = () => undefined,
): Unsubscribe {
  const { MutationObserver } = window as Window & typeof globalThis;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isBox = target.parentNode === host;
      // A region of lines stands in the box as an element of its own.
      if (!isBox && target.parentNode?.parentNode !== host) continue;
      for (const node of Array.from(addedNodes)) {
        if (node.nodeName !== 'DIV') continue;
        const line = node as HTMLElement;
        if (isBox) mark(line);
        turn(line);
        paint(line);
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

/** Shaka lets every line run from left to right. */
function turn(line: HTMLElement): void {
  for (const text of Array.from(line.children) as HTMLElement[]) text.style.unicodeBidi = 'plaintext';
}

import type { IndexRange } from './strip-arithmetic';

/**
 * Marks the slots of a strip, the first of which holds the tile `first`, that lie outside of `drawn`, and only those: an engine goes
 * through everything that is drawn for every frame.
 */
export function markFarTiles(strip: HTMLElement, first: number, drawn: IndexRange): void {
  let index = first;
  for (const slot of Array.from(strip.children)) {
    if (slot.getAttribute('role') !== 'listitem') continue;
    const isFar = index < drawn.first || index >= drawn.end;
    index += 1;
    if (isFar === slot.hasAttribute('data-far')) continue;
    if (isFar) slot.setAttribute('data-far', '');
    else slot.removeAttribute('data-far');
  }
}

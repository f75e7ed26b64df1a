import type { NodeId } from '@fjernsyn/focus';

/** The element that stands for a node in the page; null where it is not mounted. */
export function elementOf(id: NodeId, page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-focus-id="${id.replace(/["\\]/g, '\\$&')}"]`);
}

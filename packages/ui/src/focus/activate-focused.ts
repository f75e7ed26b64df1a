import type { FocusEngine } from '@fjernsyn/focus';

/**
 * Does what OK means: clicks the focused element, so that its `onActivate` runs or its address is followed. False when
 * nothing has focus or its element is not mounted yet.
 */
export function activateFocused(engine: FocusEngine, page: Document = document): boolean {
  const id = engine.getFocused();
  if (id === null) return false;
  const element = elementOf(id, page);
  if (element === null) return false;
  element.click();
  return true;
}

function elementOf(id: string, page: Document): HTMLElement | null {
  const active = page.activeElement as HTMLElement | null;
  if (active?.getAttribute('data-focus-id') === id) return active;
  return page.querySelector<HTMLElement>(`[data-focus-id="${id.replace(/["\\]/g, '\\$&')}"]`);
}

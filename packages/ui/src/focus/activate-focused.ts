import type { FocusEngine } from '@fjernsyn/focus';
import { elementOf } from './element-of';

/**
 * Does what OK means: clicks the focused element, so that its `onActivate` runs or its address is followed. False when
 * nothing has focus or its element is not mounted yet.
 */
export function activateFocused(engine: FocusEngine, page: Document = document): boolean {
  const id = engine.getFocused();
  if (id === null) return false;
  const active = page.activeElement as HTMLElement | null;
  const element = active?.getAttribute('data-focus-id') === id ? active : elementOf(id, page);
  if (element === null) return false;
  element.click();
  return true;
}

import type { FocusEngine, NodeId } from '@fjernsyn/focus';
import { elementOf } from './element-of';

/** Whether the element of a node has a menu. */
export function hasMenu(id: NodeId, page: Document = document): boolean {
  return elementOf(id, page)?.hasAttribute('data-menu') === true;
}

/** Does what OK means that is held: opens the menu of the focused element. */
export function openFocusedMenu(engine: FocusEngine, page: Document = document): void {
  const id = engine.getFocused();
  const element = id === null ? null : elementOf(id, page);
  element?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
}

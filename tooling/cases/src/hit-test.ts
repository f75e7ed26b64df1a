import type { CasePage } from './case-page';
import type { CaseScroll } from './case-scroll';
import type { CaseNode } from './case-types';
import { isOut } from './node-kinds';

/** The focusable node that is drawn uppermost at a place of the screen. */
export const hitTest = (page: CasePage, scroll: CaseScroll, x: number, y: number): string | undefined => {
  let found: string | undefined;
  for (const node of page.nodes.values()) {
    if (page.isGroup(node) || node.focusable === false || !isShown(page, node)) continue;
    const shift = scroll.shiftOf(node);
    const left = node.x + shift.x;
    const top = node.y + shift.y;
    if (x >= left && x < left + node.w && y >= top && y < top + node.h) found = node.id;
  }
  return found;
};

const isShown = (page: CasePage, node: CaseNode): boolean => {
  for (let at: CaseNode | undefined = node; at; at = at.parent ? page.nodes.get(at.parent) : undefined) {
    if (isOut(at) || at.open === false) return false;
  }
  return true;
};

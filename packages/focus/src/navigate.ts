import type { Direction } from '@fjernsyn/kernel';
import { enter } from './enter';
import { type FocusView, groupAbove, type PathStep, rectOfEnd, slotsOf, stepAt } from './path';
import { axisOf, EXIT, type Note, type PolicyContext, type Sticky } from './policies/policy';
import { policyOf } from './policies/policy-of';
import { groupOf } from './slots';
import { stickyOn } from './sticky';
import type { GroupDeclaration, NodeId } from './types';

/** What a direction would do. */
export interface Navigation {
  readonly outcome: 'moved' | 'blocked' | 'edge';
  /** Where it would go; null unless moved. */
  readonly path: readonly PathStep[] | null;
  readonly blockedBy: NodeId | null;
  /** Sticky place to keep; null when the landing chose a new one. */
  readonly sticky: Sticky | null;
  /** How the target was entered, for a child that mounts later. */
  readonly context: PolicyContext;
  /** Groups asked, from the innermost. */
  readonly asked: readonly NodeId[];
}

/** Climbs while the policy of each group has no answer and nothing holds focus back, then goes down; pure. */
export function navigate(view: FocusView, direction: Direction, isHeld = false, note?: Note): Navigation {
  const { path, readingDirection } = view;
  const sticky = stickyOn(view, axisOf(direction) === 'x' ? 'y' : 'x');
  const context: PolicyContext = { direction, readingDirection, sticky, fromRect: () => rectOfEnd(view), note };
  const asked: NodeId[] = [];
  const stay = { path: null, sticky, context, asked };

  for (let level = path.length - 1; level >= 0; level--) {
    const group = groupAbove(view, path, level);
    const step = path[level];
    const declaration = groupOf(group);
    if (!group || !step || !declaration) continue;
    asked.push(group.id);
    const slots = slotsOf(view, group);
    const index = policyOf[declaration.kind](slots, slots.indexOf(step.key, step.index), context);
    if (index !== EXIT) {
      note?.(slots, index, 'chosen');
      const child = slots.nodeAt(index);
      const entry = child ? enter(view, child, { move: context }) : null;
      return {
        outcome: 'moved',
        path: [...path.slice(0, level), stepAt(slots, index), ...(entry ? entry.steps : [])],
        blockedBy: null,
        sticky: entry && !entry.keepsSticky ? null : sticky,
        context,
        asked,
      };
    }
    if (
      holdsBack(declaration, direction) ||
      (isHeld && isEdgeOf(declaration, groupOf(groupAbove(view, path, level - 1)), direction))
    )
      return { outcome: 'blocked', blockedBy: group.id, ...stay };
  }
  return { outcome: 'edge', blockedBy: null, ...stay };
}

function holdsBack(declaration: GroupDeclaration, direction: Direction): boolean {
  const { kind, isTrap, boundaries } = declaration;
  return kind === 'layer' || isTrap === true || (boundaries !== undefined && boundaries.indexOf(direction) >= 0);
}

/** Whether a group that has no answer is laid out along the direction, and what is around it does not go on with it. */
function isEdgeOf({ kind }: GroupDeclaration, around: GroupDeclaration | null, direction: Direction): boolean {
  const crossing = axisOf(direction) === 'x' ? 'column' : 'row';
  return kind !== crossing && around?.kind !== (crossing === 'row' ? 'column' : 'row');
}

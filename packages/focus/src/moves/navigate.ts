import type { Direction } from '@fjernsyn/kernel';
import { axisOf, EXIT } from '../policies/policy';
import { policyOf } from '../policies/policy-of';
import type { GroupDeclaration, NodeId } from '../tree/declarations';
import type { FocusView, PathStep, PolicyContext, Sticky } from '../tree/focus-view';
import { endOf, groupAbove, slotsOf, stepAt } from '../tree/path';
import { groupOf } from '../tree/slots';
import { enter } from './enter';
import { stickyOn } from './sticky';

/**
 * What a direction did. `moved`: `to` has focus. `blocked`: a boundary, a trap, a layer or the edge of a group under a held key kept it (consume the key, or
 * the platform moves its own focus). `edge`: nothing lies there in the whole tree (the application may use the key).
 */
export interface MoveResult {
  readonly outcome: 'moved' | 'blocked' | 'edge';
  readonly from: NodeId | null;
  readonly to: NodeId | null;
  /** The group that kept it, when blocked. */
  readonly blockedBy: NodeId | null;
}

/** What a direction would do. */
export interface Navigation {
  readonly result: MoveResult;
  /** Where it would go; null unless moved. */
  readonly path: readonly PathStep[] | null;
  /** Sticky place to keep; null when the landing chose a new one. */
  readonly sticky: Sticky | null;
  /** How the target was entered, for a child that mounts later. */
  readonly context: PolicyContext;
}

/** Climbs while the policy of each group has no answer and nothing holds focus back, then goes down; pure. */
export function navigate(view: FocusView, direction: Direction, isHeld?: boolean): Navigation {
  const { path } = view;
  const from = endOf(path);
  const sticky = stickyOn(view, axisOf(direction) === 'x' ? 'y' : 'x');
  const context: PolicyContext = { view, direction, sticky };
  const end = (
    outcome: MoveResult['outcome'],
    blockedBy: NodeId | null,
    to: readonly PathStep[] | null = null,
    kept: Sticky | null = sticky,
  ): Navigation => ({
    result: { outcome, from, to: endOf(to ?? path), blockedBy },
    path: to,
    sticky: kept,
    context,
  });

  for (let level = path.length - 1; level >= 0; level--) {
    const group = groupAbove(view, level);
    const step = path[level];
    const declaration = groupOf(group);
    if (!group || !step || !declaration) continue;
    const slots = slotsOf(view, group);
    const index = policyOf[declaration.kind](slots, slots.indexOf(step.key, step.index), context);
    if (index !== EXIT) {
      const next = stepAt(slots, index);
      const child = next.node;
      const entry = groupOf(child) && child ? enter(view, child, { move: context }) : null;
      const to = path.slice(0, level);
      to.push(next);
      if (entry) to.push(...entry.steps);
      return end('moved', null, to, entry && !entry.keepsSticky ? null : sticky);
    }
    const around = groupOf(groupAbove(view, level - 1));
    if (holdsBack(declaration, direction) || (isHeld && isEdgeOf(declaration, around, direction))) {
      return end('blocked', group.id);
    }
  }
  return end('edge', null);
}

function holdsBack({ kind, isTrap, boundaries }: GroupDeclaration, direction: Direction): boolean {
  return kind === 'layer' || isTrap === true || (boundaries !== undefined && boundaries.indexOf(direction) >= 0);
}

/** Whether a group that has no answer is laid out along the direction, and what is around it does not go on with it. */
function isEdgeOf({ kind }: GroupDeclaration, around: GroupDeclaration | null, direction: Direction): boolean {
  const isAcross = axisOf(direction) === 'x';
  return kind !== (isAcross ? 'column' : 'row') && around?.kind !== (isAcross ? 'row' : 'column');
}

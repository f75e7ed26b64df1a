import type { NodeId } from '../tree/declarations';
import type { FocusView, PathStep, TreeNode } from '../tree/focus-view';
import { isWithin } from '../tree/node-id';
import { slotsOf, stepAt, toSteps } from '../tree/path';
import { groupOf, nextOrPrevious } from '../tree/slots';
import { type Aim, enter } from './enter';

/** Where steps lead in the tree as it is now. */
export interface Place {
  readonly path: readonly PathStep[];
  /** How many of the steps were found by key. */
  readonly matched: number;
  /** Whether all of them were. */
  readonly isExact: boolean;
  /** A preferred child that was asked for and is not there yet. */
  readonly missing: NodeId | null;
}

/**
 * Follows steps by key; where one is missing or cannot be entered takes what stands at its index (next, else previous)
 * and goes down by the entry rules. Stays inside `scopeId` (a layer, or the root); null when nothing there can be
 * entered. No steps: enters the scope. Pure; used for removal, restore, requests and giving focus back.
 */
export function resolvePlace(
  view: FocusView,
  scopeId: NodeId,
  steps: readonly PathStep[],
  aim: Aim = {},
): Place | null {
  const wanted = steps.length === 0 && scopeId !== '' ? toSteps(scopeId) : steps;
  const path: PathStep[] = [];
  let group: TreeNode = view.tree.root;

  for (let level = 0; level < wanted.length; level++) {
    const step = wanted[level] as PathStep;
    // The way to an open layer is open, though the layer is no candidate among its siblings, and in no list of theirs.
    const wayToScope = isWithin(scopeId, step.id) ? view.tree.get(step.id) : undefined;
    if (wayToScope) {
      path.push(step);
      group = wayToScope;
      continue;
    }
    const slots = slotsOf(view, group);
    const index = slots.indexOf(step.key, step.index);
    if (index < 0 || slots.refusalAt(index) !== null) {
      if (!isWithin(group.id, scopeId)) return null;
      const near = nextOrPrevious(slots, index < 0 ? step.index : index);
      if (near < 0) return into(group, level, false, {});
      const instead = stepAt(slots, near);
      path.push(instead);
      return into(instead.node, level, false, { index: wanted[level + 1]?.index ?? 0 });
    }
    const found = stepAt(slots, index);
    path.push(found);
    const { node } = found;
    const isLast = level === wanted.length - 1;
    if (isLast || !node || !groupOf(node)) return into(node, level + 1, isLast, aim);
    group = node;
  }
  return into(group, wanted.length, true, aim);

  function into(node: TreeNode | undefined, matched: number, isExact: boolean, how: Aim): Place | null {
    // Steps that end above the scope.
    if (node && !isWithin(node.id, scopeId)) return null;
    const declaration = groupOf(node);
    if (!node || !declaration) return { path, matched, isExact, missing: null };
    const { steps: below, missing } = enter(view, node, how);
    if (below.length === 0 && !declaration.isLoading) return null;
    return { path: [...path, ...below], matched, isExact, missing };
  }
}

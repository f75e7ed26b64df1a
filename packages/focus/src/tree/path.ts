import type { FocusRect, NodeId, SnapshotStep } from './declarations';
import type { FocusTree, FocusView, PathStep, Slots, TreeNode } from './focus-view';
import { toKeys, toNodeId } from './node-id';
import { slotsIn } from './slots';

/** The children of a group as this view sees them. */
export function slotsOf(view: FocusView, group: TreeNode): Slots {
  const slots = slotsIn(view.tree, group);
  return view.watch?.(slots) ?? slots;
}

/** The step onto one child. */
export function stepAt(slots: Slots, index: number): PathStep {
  return { id: slots.idAt(index), key: slots.keyAt(index), index, node: slots.nodeAt(index) };
}

/** The node of a step as the tree is now; undefined when it has gone. */
export function nodeOf(tree: FocusTree, { id, node }: PathStep): TreeNode | undefined {
  return node?.declaration ? node : tree.get(id);
}

/** Id of the last step, null for an empty path. */
export function endOf(path: readonly PathStep[]): NodeId | null {
  return path[path.length - 1]?.id ?? null;
}

/** The node that holds the step at `level` of the path; undefined when it has gone. */
export function groupAbove({ tree, path }: FocusView, level: number): TreeNode | undefined {
  const above = path[level - 1];
  return above ? nodeOf(tree, above) : tree.root;
}

/** Rect of the last step, null when it has none. */
export function rectOfEnd(view: FocusView): FocusRect | null {
  const level = view.path.length - 1;
  const last = view.path[level];
  const group = groupAbove(view, level);
  return last && group ? slotsOf(view, group).rectAt(last.index) : null;
}

/** Steps to an id or of a snapshot; an id knows no index. */
export function toSteps(source: NodeId | readonly SnapshotStep[]): readonly PathStep[] {
  const steps = typeof source === 'string' ? toKeys(source).map((key) => ({ key, index: 0 })) : source;
  let id: NodeId | null = null;
  return steps.map(({ key, index }) => {
    id = toNodeId(id, key);
    return { id, key, index };
  });
}

/**
 * The path with the indices that count after `removed` has gone, so that its place is known when nothing settles in
 * between. Called while it is still in the tree.
 */
export function pathWithout(tree: FocusTree, path: readonly PathStep[], removed: TreeNode): readonly PathStep[] {
  const { parent, position } = removed;
  // Below a parent that has gone the indices stay: they tell where to land in the row that takes its place.
  if (!parent?.declaration) return path;
  return path.map((step, level) => {
    const { id, index } = step;
    if ((path[level - 1]?.id ?? '') !== parent.id) return step;
    if (id === removed.id) return { ...step, index: position };
    return position < index && !tree.get(id)?.declaration ? { ...step, index: index - 1 } : step;
  });
}

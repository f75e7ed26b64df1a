import { isWithin, toKeys, toNodeId } from './node-id';
import type { Sticky } from './policies/policy';
import { createSlots, type Slots } from './slots';
import type { FocusTree, TreeNode } from './tree';
import type { FocusRect, LayoutSource, NodeId, ReadingDirection, SnapshotStep } from './types';

/** One level of a path, from the top down. */
export interface PathStep extends SnapshotStep {
  readonly id: NodeId;
}

/** Everything the pure parts of the engine read. */
export interface FocusView {
  readonly tree: FocusTree;
  readonly layout: LayoutSource | undefined;
  readonly readingDirection: ReadingDirection;
  /** Remembered child of every visited group, mounted or not. */
  readonly memories: ReadonlyMap<NodeId, SnapshotStep>;
  /** From the top down to what has focus; empty when nothing has. */
  readonly path: readonly PathStep[];
  readonly sticky: Sticky | null;
  /** Looks over the shoulder of whoever reads the children of a group; `explainMove` alone has one. */
  readonly watch?: (slots: Slots) => Slots;
}

/** The children of a group as this view sees them. */
export function slotsOf(view: FocusView, group: TreeNode): Slots {
  const slots = createSlots(view.tree, group, view.layout);
  return view.watch ? view.watch(slots) : slots;
}

/** The step onto one child. */
export function stepAt(slots: Slots, index: number): PathStep {
  return { id: slots.idAt(index), key: slots.keyAt(index), index };
}

/** Id of the last step, null for an empty path. */
export function endOf(path: readonly PathStep[]): NodeId | null {
  const last = path[path.length - 1];
  return last ? last.id : null;
}

/** The node that holds the step at `level`; undefined when it has gone. */
export function groupAbove(view: FocusView, path: readonly PathStep[], level: number): TreeNode | undefined {
  const above = path[level - 1];
  return above ? view.tree.get(above.id) : view.tree.root;
}

/** Rect of the last step, null when it has none. */
export function rectOfEnd(view: FocusView): FocusRect | null {
  const level = view.path.length - 1;
  const last = view.path[level];
  const group = groupAbove(view, view.path, level);
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
  const parentId = removed.parent?.id;
  // Below a parent that has gone the indices stay: they tell where to land in the row that takes its place.
  if (
    parentId === undefined ||
    !removed.parent?.declaration ||
    path.length === 0 ||
    !isWithin(endOf(path) ?? '', parentId)
  )
    return path;
  return path.map((step, level) => {
    if ((path[level - 1]?.id ?? '') !== parentId) return step;
    if (step.id === removed.id) return { ...step, index: removed.position };
    const isLost = !tree.get(step.id)?.declaration;
    return isLost && removed.position < step.index ? { ...step, index: step.index - 1 } : step;
  });
}

import type { NodeId } from '../tree/declarations';
import type { FocusTree, PathStep, TreeNode } from '../tree/focus-view';
import { isWithin, toKeys } from '../tree/node-id';
import { groupOf } from '../tree/slots';

/** An open layer and the place that gets focus back. */
export interface OpenLayer {
  readonly id: NodeId;
  readonly opener: readonly PathStep[];
}

/** The stack after layers came and went. */
export interface LayerChange {
  readonly stack: readonly OpenLayer[];
  /** What became of the top: a layer came, the top one went, or neither. */
  readonly cause: 'open' | 'close' | null;
  /** Place to return to when the top layer went; else the place that had focus. */
  readonly place: readonly PathStep[];
}

/** Brings the stack, from the bottom up, in line with the layers that are open now; pure. */
export function reconcileLayers(
  stack: readonly OpenLayer[],
  openIds: readonly NodeId[],
  path: readonly PathStep[],
): LayerChange {
  const kept: OpenLayer[] = [];
  const closed: OpenLayer[] = [];
  let place = path;
  let cause: LayerChange['cause'] = null;

  for (const layer of stack) {
    // An opener inside a layer that has gone too is replaced by that layer's own opener.
    const host = closed.find(({ id }) => layer.opener.some((step) => step.id === id));
    const settled = host ? { id: layer.id, opener: host.opener } : layer;
    if (openIds.indexOf(layer.id) >= 0) {
      kept.push(settled);
      place = path;
      cause = null;
    } else {
      closed.push(settled);
      if (cause === null) place = settled.opener;
      cause = 'close';
    }
  }
  for (const id of openIds) {
    if (stack.some((layer) => layer.id === id)) continue;
    kept.push({ id, opener: place });
    place = [];
    cause = 'open';
  }
  return { stack: kept, cause, place };
}

/** Ids of the layers that take part, outer before inner, else in order of arrival. */
export function openLayersOf(tree: FocusTree): readonly NodeId[] {
  return Array.from(tree.layerIds)
    .filter((id) => isInPlay(tree, tree.get(id)))
    .sort((one, other) => toKeys(one).length - toKeys(other).length);
}

/** Declared up to the root, with nothing disabled and no closed layer on the way. */
function isInPlay(tree: FocusTree, layer: TreeNode | undefined): boolean {
  let node: TreeNode | null | undefined = layer;
  while (node && node !== tree.root) {
    const declaration = groupOf(node);
    if (!declaration || declaration.isDisabled || declaration.isOpen === false) return false;
    node = node.parent;
  }
  return node === tree.root;
}

/** Id of the top layer, empty when none is open. */
export function scopeOf(stack: readonly OpenLayer[]): NodeId {
  return stack[stack.length - 1]?.id ?? '';
}

/** The stack with a new place to return to, for the lowest layer that lies over `id`. */
export function withReturn(stack: readonly OpenLayer[], id: NodeId, opener: readonly PathStep[]): readonly OpenLayer[] {
  let holder = stack.length - 1;
  while (holder >= 0 && !isWithin(id, stack[holder]?.id ?? '')) holder--;
  return stack.map((layer, index) => (index === holder + 1 ? { ...layer, opener } : layer));
}

import { toNodeId } from './node-id';
import type { Span } from './policies/nearest';
import type { FocusTree, TreeNode } from './tree';
import type { FocusRect, GroupDeclaration, NodeId, Verdict } from './types';

/** Why a child cannot be entered; null when it can. */
export type Refusal = Extract<Verdict, 'disabled' | 'empty' | 'layer'> | null;

/** The children of a group by index, whether they are registered or exist by index only. */
export interface Slots {
  readonly group: TreeNode;
  readonly count: number;
  keyAt(index: number): string;
  idAt(index: number): NodeId;
  /** The declared child, undefined where it exists by index only. */
  nodeAt(index: number): TreeNode | undefined;
  /** Index of a key, −1 when it is not there; `hint` is tried first. */
  indexOf(key: string, hint?: number): number;
  refusalAt(index: number): Refusal;
  rectAt(index: number): FocusRect | null;
}

/** Options of a node that is a group; null for a leaf or what is not declared. */
export function groupOf(node: TreeNode | undefined): GroupDeclaration | null {
  const declaration = node?.declaration;
  return declaration && declaration.kind !== 'leaf' ? declaration : null;
}

/** The children of a group; reads nothing but the tree and the cached rects. Made once for a declaration, as every move asks for many. */
export function slotsIn(tree: FocusTree, group: TreeNode): Slots {
  group.slots ??= createSlots(tree, group);
  return group.slots;
}

function createSlots(tree: FocusTree, group: TreeNode): Slots {
  const items = groupOf(group)?.items;
  const { children, id } = group;

  function nodeAt(index: number): TreeNode | undefined {
    if (!items) return children[index];
    const node = tree.get(slots.idAt(index));
    return node?.declaration ? node : undefined;
  }

  const slots: Slots = {
    group,
    get count() {
      return items ? items.count : children.length;
    },
    keyAt: (index) => (items ? items.keyOf(index) : (children[index]?.key ?? '')),
    idAt: (index) => (items ? toNodeId(id, items.keyOf(index)) : (children[index]?.id ?? '')),
    nodeAt,
    indexOf(key, hint = -1) {
      if (!items) {
        if (children[hint]?.key === key) return hint;
        const node = tree.get(toNodeId(id, key));
        return node?.parent === group ? node.position : -1;
      }
      if (hint >= 0 && hint < items.count && items.keyOf(hint) === key) return hint;
      if (items.indexOf) {
        const index = items.indexOf(key);
        return index < items.count ? index : -1;
      }
      let index = items.count - 1;
      while (index >= 0 && items.keyOf(index) !== key) index--;
      return index;
    },
    refusalAt(index) {
      if (items?.isFocusable?.(index) === false) return 'disabled';
      const node = nodeAt(index);
      if (!node) return null;
      return node.declaration?.kind === 'layer' ? 'layer' : refusalOf(tree, node);
    },
    rectAt(index) {
      return (
        nodeAt(index)?.declaration?.rect ?? items?.rectOf?.(index) ?? tree.layout?.rectOf(slots.idAt(index)) ?? null
      );
    },
  };
  return slots;
}

/** Why a declared node cannot be entered: disabled, or a group in which nothing can. */
export function refusalOf(tree: FocusTree, node: TreeNode): Refusal {
  const { declaration } = node;
  if (!declaration) return 'empty';
  if (declaration.isDisabled) return 'disabled';
  if (declaration.kind === 'leaf' || declaration.isLoading) return null;
  return firstOpen(slotsIn(tree, node)) < 0 ? 'empty' : null;
}

/** Tells whether a child can be entered. */
export function openIn(slots: Slots): (index: number) => boolean {
  return (index) => slots.refusalAt(index) === null;
}

/** Index of the first child that can be entered, of the last where `step` goes back; −1 when there is none. */
export function firstOpen(slots: Slots, step: 1 | -1 = 1): number {
  return nextOpen(slots, step > 0 ? 0 : slots.count - 1, step);
}

/** Index of the first child from `from` on, by `step`, that can be entered; −1 when there is none. */
export function nextOpen(slots: Slots, from: number, step: 1 | -1): number {
  const { count } = slots;
  let index = from;
  while (index >= 0 && index < count && slots.refusalAt(index) !== null) index += step;
  return index >= 0 && index < count ? index : -1;
}

/** All children of a group. */
export function spanOf(slots: Slots): Span {
  return { start: 0, end: slots.count };
}

/** The child that can be entered nearest to `index`: itself, else the next, else the previous. */
export function nextOrPrevious(slots: Slots, index: number): number {
  const start = Math.max(0, Math.min(index, slots.count - 1));
  const next = nextOpen(slots, start, 1);
  return next < 0 ? nextOpen(slots, start - 1, -1) : next;
}

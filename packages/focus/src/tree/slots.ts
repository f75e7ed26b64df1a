import type { FocusRect, GroupDeclaration, IndexedItems, NodeId } from './declarations';
import type { FocusTree, Refusal, Slots, Span, TreeNode } from './focus-view';
import { toNodeId } from './node-id';

/** Options of a node that is a group; null for a leaf or what is not declared. */
export function groupOf(node: TreeNode | undefined): GroupDeclaration | null {
  const declaration = node?.declaration;
  return declaration && declaration.kind !== 'leaf' ? declaration : null;
}

/** The children of a group; reads nothing but the tree and the cached rects. Made once for a declaration, as every move asks for many. */
export function slotsIn(tree: FocusTree, group: TreeNode): Slots {
  group.slots ??= new ChildSlots(tree, group);
  return group.slots;
}

/** {@link Slots} that share their functions: a page has hundreds of groups, and what a move has to fetch of each is what it costs. */
class ChildSlots implements Slots {
  declare readonly group: TreeNode;
  declare private readonly tree: FocusTree;
  declare private readonly items: IndexedItems | undefined;

  constructor(tree: FocusTree, group: TreeNode) {
    this.group = group;
    this.tree = tree;
    this.items = groupOf(group)?.items;
  }

  get count(): number {
    return this.items ? this.items.count : this.group.children.length;
  }

  keyAt(index: number): string {
    return this.items ? this.items.keyOf(index) : (this.group.children[index]?.key ?? '');
  }

  idAt(index: number): NodeId {
    return this.items ? toNodeId(this.group.id, this.keyAt(index)) : (this.group.children[index]?.id ?? '');
  }

  nodeAt(index: number): TreeNode | undefined {
    if (!this.items) return this.group.children[index];
    const node = this.tree.get(this.idAt(index));
    return node?.declaration ? node : undefined;
  }

  indexOf(key: string, hint = -1): number {
    const { items, count } = this;
    if (hint >= 0 && hint < count && this.keyAt(hint) === key) return hint;
    if (!items) {
      const node = this.tree.get(toNodeId(this.group.id, key));
      return node?.parent === this.group ? node.position : -1;
    }
    let index = items.indexOf ? items.indexOf(key) : count - 1;
    if (!items.indexOf) while (index >= 0 && this.keyAt(index) !== key) index--;
    return index < count ? index : -1;
  }

  refusalAt(index: number): Refusal {
    if (this.items?.isFocusable?.(index) === false) return 'disabled';
    const node = this.nodeAt(index);
    if (!node) return null;
    return node.declaration?.kind === 'layer' ? 'layer' : refusalOf(this.tree, node);
  }

  rectAt(index: number): FocusRect | null {
    return (
      this.nodeAt(index)?.declaration?.rect ??
      this.items?.rectOf?.(index) ??
      this.tree.layout?.rectOf(this.idAt(index)) ??
      null
    );
  }
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
  for (let index = from; index >= 0 && index < count; index += step) {
    if (slots.refusalAt(index) === null) return index;
  }
  return -1;
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

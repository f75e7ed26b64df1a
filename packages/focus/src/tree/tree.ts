import { isChildId, toKey } from './node-id';
import type { Slots } from './slots';
import type { LayoutSource, NodeDeclaration, NodeId } from './types';

/** A place in the tree. Without a declaration it is only implied by children that came before it. */
export interface TreeNode {
  readonly id: NodeId;
  readonly key: string;
  readonly declaration: NodeDeclaration | null;
  /** Null for the root, and for a node that is not declared: such a node and all below it cannot be reached. */
  readonly parent: TreeNode | null;
  /** Declared children in order. */
  readonly children: readonly TreeNode[];
  /** Place among the parent's children. */
  readonly position: number;
  /** What `slotsIn` keeps for the declaration that stands. */
  slots: Slots | null;
}

/** The declared nodes, in the order of their siblings. */
export interface FocusTree {
  /** Where rects come from that are declared nowhere. */
  readonly layout: LayoutSource | undefined;
  readonly root: TreeNode;
  get(id: NodeId): TreeNode | undefined;
  /** Declares or declares anew. */
  add(declaration: NodeDeclaration): TreeNode;
  /** Takes a declaration back; children that are still there stay, out of reach. */
  remove(id: NodeId): void;
  /** Ids of all declared layers, in order of arrival. */
  readonly layerIds: ReadonlySet<NodeId>;
}

/** Whether a node and all above it are declared. */
export function isAttached(tree: FocusTree, node: TreeNode): boolean {
  let above: TreeNode | null = node;
  while (above && above !== tree.root) above = above.parent;
  return above === tree.root;
}

interface MutableNode extends TreeNode {
  declaration: NodeDeclaration | null;
  parent: MutableNode | null;
  readonly children: MutableNode[];
  position: number;
}

/** Creates a tree that holds only its root, whose id is empty. */
export function createFocusTree(layout?: LayoutSource): FocusTree {
  const root = createNode('');
  root.declaration = { id: '', parent: null, kind: 'group' };
  const nodes = new Map<NodeId, MutableNode>([['', root]]);
  const layerIds = new Set<NodeId>();

  function implied(id: NodeId): MutableNode {
    const known = nodes.get(id);
    if (known) return known;
    const node = createNode(id);
    nodes.set(id, node);
    return node;
  }

  return {
    layout,
    root,
    layerIds,
    get: (id) => nodes.get(id),
    add(declaration) {
      const { id, parent, kind } = declaration;
      const node = implied(id);
      if (node === root || !isChildId(id, parent)) {
        throw new Error(`${id} is not made of ${parent} and one key.`);
      }
      const isMoved = node.parent === null || node.declaration?.order !== declaration.order;
      node.declaration = declaration;
      node.slots = null;
      if (isMoved) {
        unlink(node);
        link(node, implied(parent ?? ''));
      }
      if (kind === 'layer') layerIds.add(id);
      else layerIds.delete(id);
      return node;
    },
    remove(id) {
      const node = implied(id);
      const { parent } = node;
      unlink(node);
      node.declaration = null;
      node.slots = null;
      layerIds.delete(id);
      dropIfUnused(node);
      if (parent) dropIfUnused(parent);
    },
  };

  function dropIfUnused(node: MutableNode): void {
    if (node.declaration === null && node.children.length === 0) nodes.delete(node.id);
  }
}

function createNode(id: NodeId): MutableNode {
  return {
    id,
    key: toKey(id),
    declaration: null,
    parent: null,
    children: [],
    position: -1,
    slots: null,
  };
}

function link(node: MutableNode, parent: MutableNode): void {
  const siblings = parent.children;
  let place = siblings.length;
  while (place > 0 && orderOf(node) < orderOf(siblings[place - 1] as MutableNode)) place--;
  siblings.splice(place, 0, node);
  node.parent = parent;
  renumber(siblings, place);
}

function unlink(node: MutableNode): void {
  if (!node.parent) return;
  node.parent.children.splice(node.position, 1);
  renumber(node.parent.children, node.position);
  node.parent = null;
}

function renumber(siblings: readonly MutableNode[], from: number): void {
  for (let index = from; index < siblings.length; index++) {
    const sibling = siblings[index];
    if (sibling) sibling.position = index;
  }
}

/** Place among the siblings; without a declared one, after all that have one. */
function orderOf(node: MutableNode): number {
  return node.declaration?.order ?? Number.POSITIVE_INFINITY;
}

import type { LayoutSource, NodeDeclaration, NodeId } from './declarations';
import type { FocusTree, TreeNode } from './focus-view';
import { isChildId, toKey } from './node-id';

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

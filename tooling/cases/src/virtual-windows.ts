import type { CasePage } from './case-page';
import type { CaseNode, CaseVirtual } from './case-types';
import { boxAt, cloneChild, idAt, indexOfId } from './virtual-children';

/** The mounted parts of lists that exist by index. */
export interface VirtualWindows {
  /** Mounts what is around the focus of each list and takes away what has come to lie far from it. */
  follow(): void;
  /** Puts a list's mounted part where its child `first` is the first. */
  moveTo(id: string, first: number): void;
}

interface Template {
  readonly index: number;
  readonly nodes: readonly CaseNode[];
}

/** Makes the {@link VirtualWindows} of a page. */
export const createVirtualWindows = (page: CasePage): VirtualWindows => {
  const templates = new Map<string, Template>();
  const firsts = new Map<string, number>();
  const away = new Map<string, readonly CaseNode[]>();

  const mountedIn = ({ id }: CaseNode, virtual: CaseVirtual): readonly number[] =>
    page.childrenOf(id).flatMap((child) => indexOfId(virtual, child.id)?.index ?? []);

  const templateOf = (node: CaseNode, virtual: CaseVirtual): Template => {
    const known = templates.get(node.id);
    if (known) return known;
    const index = Math.min(...mountedIn(node, virtual));
    const found = Number.isFinite(index)
      ? { index, nodes: page.branchOf(idAt(virtual, index)) }
      : { index: 0, nodes: [leafAt(node, virtual)] };
    templates.set(node.id, found);
    return found;
  };
  const leafAt = (node: CaseNode, virtual: CaseVirtual): CaseNode => {
    const { x, y, width, height } = boxAt(node, virtual, page.axisOf(node), page.isRtl(), 0);
    return { id: idAt(virtual, 0), parent: node.id, x, y, w: width, h: height };
  };

  const followOne = (node: CaseNode, virtual: CaseVirtual): void => {
    const [low, high] = virtual.window ?? [0, Math.max(0, mountedIn(node, virtual).length - 1)];
    const size = high - low + 1;
    const template = templateOf(node, virtual);
    const path = page.focusPath();
    const focused = path[path.indexOf(node.id) + 1];
    const index = path.includes(node.id) && focused ? indexOfId(virtual, focused)?.index : undefined;
    let first = firsts.get(node.id) ?? low;
    if (index !== undefined) first = Math.max(index - size + 1, Math.min(first, index));
    first = Math.max(0, Math.min(first, virtual.count - size));
    firsts.set(node.id, first);

    for (const mounted of mountedIn(node, virtual)) {
      if (mounted >= first && mounted < first + size) continue;
      const id = idAt(virtual, mounted);
      const branch = page.branchOf(id);
      away.set(id, branch);
      for (const gone of branch) page.nodes.delete(gone.id);
    }
    for (let next = first; next < Math.min(first + size, virtual.count); next += 1) {
      const id = idAt(virtual, next);
      if (page.nodes.has(id)) continue;
      const axis = page.axisOf(node);
      const nodes = away.get(id) ?? cloneChild(template.nodes, virtual, axis, template.index, next);
      for (const added of nodes) page.nodes.set(added.id, added);
    }
    page.declare();
  };

  const follow = (): void => {
    for (const node of [...page.nodes.values()]) if (node.virtual) followOne(node, node.virtual);
  };
  return {
    follow,
    moveTo(id, first) {
      firsts.set(id, first);
      follow();
    },
  };
};

import {
  beam,
  createFocusEngine,
  type FocusEngine,
  type GroupDeclaration,
  type GroupKind,
  type NodeDeclaration,
  toNodeId,
} from '@fjernsyn/focus';
import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import { arrange } from './arrange';
import type { CaseBox, CaseNode, FocusCase } from './case-types';
import { isOut, kindOf } from './node-kinds';
import { idAt, indexOfId, itemsOf } from './virtual-children';

/** Key of the free group around everything that a case lays out. */
const PAGE = 'page';

/** The page of a case: its mounted nodes, and an engine that has them declared. */
export interface CasePage {
  readonly engine: FocusEngine;
  readonly nodes: Map<string, CaseNode>;
  /** Id in the engine, by the parents that the case names anywhere. */
  toEngineId(id: string): string;
  toCaseId(engineId: string | null): string | null;
  /** Ids from the top down to what has focus. */
  focusPath(): readonly string[];
  childrenOf(id: string): readonly CaseNode[];
  /** Mounted nodes of a branch, from its top down. */
  branchOf(id: string): readonly CaseNode[];
  isGroup(node: CaseNode): boolean;
  /** Whether a node, mounted or not, can have focus in itself. */
  canEnter(id: string): boolean;
  axisOf(node: CaseNode): 'x' | 'y';
  setReadingDirection(direction: 'ltr' | 'rtl'): void;
  isRtl(): boolean;
  /** Declares what has changed since the last time, as one change. */
  declare(): void;
}

/** Makes the page of a case, with nothing declared yet. */
export const createCasePage = (source: FocusCase): CasePage => {
  const engine = createFocusEngine({ readingDirection: source.dir ?? 'ltr', geometry: beam });
  const nodes = new Map<string, CaseNode>();
  const declared = new Map<string, { readonly text: string; readonly end: Unsubscribe }>();
  const named = nodesIn(source);
  const parents = new Set([...named.values()].map(({ parent }) => parent));
  let isRtl = source.dir === 'rtl';
  engine.register({ kind: 'free', id: PAGE, parent: null });

  const parentOf = (id: string): string | undefined => {
    const known = nodes.get(id) ?? named.get(id);
    if (known !== undefined) return known.parent ?? undefined;
    for (const node of [...nodes.values(), ...named.values()]) {
      const found = node.virtual && indexOfId(node.virtual, id);
      if (found && node.virtual) return found.rest === '' ? node.id : idAt(node.virtual, found.index);
    }
    return undefined;
  };
  const toEngineId = (id: string): string => {
    const parent = parentOf(id);
    return toNodeId(parent === undefined ? PAGE : toEngineId(parent), id);
  };
  const isGroup = (node: CaseNode): boolean => kindIn(node) !== 'leaf';
  const kindIn = (node: CaseNode): GroupKind | 'leaf' => kindOf(node, parents.has(node.id));
  const childrenOf = (id: string): readonly CaseNode[] => [...nodes.values()].filter(({ parent }) => parent === id);
  const axisOf = (node: CaseNode): 'x' | 'y' => {
    if (node.scroll === 'x' || node.scroll === 'y') return node.scroll;
    return kindIn(node) === 'row' ? 'x' : 'y';
  };

  const declarationOf = (node: CaseNode, order: number, lines: readonly number[]): NodeDeclaration => {
    const kind = kindIn(node);
    const parent = node.parent ? nodes.get(node.parent) : undefined;
    const rect = seenBox(node, parent);
    const isPlaced = parent === undefined || ['free', 'layer', 'epg'].includes(kindIn(parent));
    const isBare =
      kind === 'leaf' && (node.focusable === false || (!isPlaced && (rect.width <= 0 || rect.height <= 0)));
    const shared = {
      id: toEngineId(node.id),
      parent: node.parent ? toEngineId(node.parent) : PAGE,
      order,
      rect,
      isDisabled: isOut(node) || isBare,
    };
    if (kind === 'leaf') return { ...shared, kind };
    return { ...shared, kind, ...groupOptions(node, kind, lines) };
  };

  const groupOptions = (node: CaseNode, kind: GroupKind, lines: readonly number[]): Partial<GroupDeclaration> => {
    const { preferred, virtual, clip, now } = node;
    const memory = memoryOf(node, kind);
    return {
      ...(memory && { memory }),
      ...(preferred !== undefined && { preferred: childTowards(node.id, preferred) }),
      ...(node.wrap === true && { shouldWrap: true }),
      ...(node.trap === true && { isTrap: true }),
      ...(node.block !== undefined && { boundaries: directionsOf(node.block) }),
      ...(kind === 'grid' && { columns: lines }),
      ...(kind === 'layer' && { isOpen: node.open !== false }),
      ...(now !== undefined && { now }),
      ...(clip && kind === 'epg' && { seenFrom: isRtl ? clip.x + clip.w : clip.x }),
      ...(virtual && { items: itemsOf(node, virtual, axisOf(node), isRtl) }),
      isLoading: node.placeholder === true || node.focusable !== false,
    };
  };

  /** The child of a group on the way to something below it. */
  const childTowards = (groupId: string, id: string): string => {
    const parent = parentOf(id);
    return parent === undefined || parent === groupId ? id : childTowards(groupId, parent);
  };

  const declarations = (): ReadonlyMap<string, NodeDeclaration> => {
    const wanted = new Map<string, NodeDeclaration>();
    const byParent = new Map<string | undefined, CaseNode[]>();
    for (const node of nodes.values()) {
      const parent = node.parent ?? undefined;
      byParent.set(parent, [...(byParent.get(parent) ?? []), node]);
    }
    for (const [parentId, children] of byParent) {
      const parent = parentId === undefined ? undefined : nodes.get(parentId);
      const kind = parent === undefined ? 'free' : kindIn(parent);
      const arranged = arrange(kind === 'leaf' ? 'free' : kind, children, isRtl).children;
      arranged.forEach((node, order) => {
        const own = byParent.get(node.id) ?? [];
        const { lines } = arrange('grid', own, isRtl);
        wanted.set(toEngineId(node.id), declarationOf(node, order, lines));
      });
    }
    return wanted;
  };

  return {
    engine,
    nodes,
    toEngineId,
    toCaseId: (engineId) => (engineId === null || engineId === PAGE ? null : keyOf(engineId)),
    focusPath() {
      const focused = engine.getFocused();
      return focused === null ? [] : focused.split('/').slice(1).map(keyOf);
    },
    childrenOf,
    branchOf: function branchOf(id): readonly CaseNode[] {
      const node = nodes.get(id);
      return [...(node ? [node] : []), ...childrenOf(id).flatMap((child) => branchOf(child.id))];
    },
    isGroup,
    canEnter(id) {
      const node = nodes.get(id);
      return node === undefined || (!isOut(node) && (isGroup(node) || node.focusable !== false));
    },
    axisOf,
    isRtl: () => isRtl,
    setReadingDirection(direction) {
      isRtl = direction === 'rtl';
      engine.setReadingDirection(direction);
    },
    declare() {
      const wanted = declarations();
      engine.batch(() => {
        for (const [id, { end }] of declared) {
          if (wanted.has(id)) continue;
          declared.delete(id);
          end();
        }
        for (const [id, declaration] of wanted) {
          const text = JSON.stringify(declaration);
          const known = declared.get(id);
          if (known?.text === text) continue;
          if (known) engine.update(declaration);
          declared.set(id, { text, end: known?.end ?? engine.register(declaration) });
        }
      });
    },
  };
};

/** Every node that a case names, mounted or to come, by its id. */
const nodesIn = (value: unknown, found = new Map<string, CaseNode>()): Map<string, CaseNode> => {
  if (Array.isArray(value)) for (const entry of value) nodesIn(entry, found);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Partial<CaseNode>;
    if (typeof node.id === 'string' && typeof node.w === 'number' && !found.has(node.id)) {
      found.set(node.id, node as CaseNode);
    }
    for (const entry of Object.values(value)) nodesIn(entry, found);
  }
  return found;
};

const keyOf = (engineId: string): string =>
  engineId
    .slice(engineId.lastIndexOf('/') + 1)
    .replace(/%2F/g, '/')
    .replace(/%25/g, '%');

/** What is seen of a node. The engine knows of a guide's own edge, as programmes beyond it can be scrolled to. */
const seenBox = (node: CaseNode, parent: CaseNode | undefined) => {
  const clip: CaseBox = parent?.clip && parent.role !== 'epg' ? parent.clip : node;
  const x = Math.max(node.x, clip.x);
  const y = Math.max(node.y, clip.y);
  const width = Math.min(node.x + node.w, clip.x + clip.w) - x;
  const height = Math.min(node.y + node.h, clip.y + clip.h) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
};

/** How a group of a case is entered: what it remembers only where it says so, else at the nearest. */
const memoryOf = (node: CaseNode, kind: GroupKind): GroupDeclaration['memory'] | undefined => {
  const { memory, preferred } = node;
  if (memory === 'last' || memory === 'first' || memory === 'nearest' || memory === 'preferred') return memory;
  if (memory !== undefined) return preferred === undefined ? 'nearest' : 'preferred';
  if (kind === 'layer') return undefined;
  return preferred === undefined ? 'nearest' : 'last';
};

const directionsOf = (block: NonNullable<CaseNode['block']>): readonly Direction[] => {
  if (block === true || block === 'all') return ['left', 'right', 'up', 'down'];
  return (block === false ? [] : [block].flat()) as readonly Direction[];
};

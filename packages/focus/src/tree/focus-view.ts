import type { Direction } from '@fjernsyn/kernel';
import type { FocusRect, LayoutSource, NodeDeclaration, NodeId, ReadingDirection, SnapshotStep } from './declarations';

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

/** Why a child cannot be entered; null when it can. */
export type Refusal = 'disabled' | 'empty' | 'layer' | null;

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

/** A run of children: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One level of a path, from the top down. */
export interface PathStep extends SnapshotStep {
  readonly id: NodeId;
  /** Its node, where there was one as the step was made. */
  readonly node?: TreeNode | undefined;
}

/** The place across the direction of travel that moves try to keep: x for up and down, y for left and right. */
export interface Sticky {
  readonly axis: 'x' | 'y';
  /** In the unit of the rects; null when the node it comes from has none. */
  readonly coordinate: number | null;
  /** Index along that axis; used where a coordinate or a rect is missing. */
  readonly index: number;
}

/** Everything the pure parts of the engine read. */
export interface FocusView {
  readonly tree: FocusTree;
  readonly geometry: Geometry | undefined;
  readonly readingDirection: ReadingDirection;
  /** Remembered child of every visited group, mounted or not. */
  readonly memories: ReadonlyMap<NodeId, SnapshotStep>;
  /** From the top down to what has focus; empty when nothing has. */
  readonly path: readonly PathStep[];
  readonly sticky: Sticky | null;
  /** Wraps the children of each group as they are read; only `explainMove` sets it. */
  readonly watch?: (slots: Slots) => Slots;
}

/** What a policy may know besides the children. */
export interface PolicyContext {
  /** What the engine knows at the move; its path ends where the move begins. */
  readonly view: FocusView;
  readonly direction: Direction;
  readonly sticky: Sticky;
}

/** Finds what a direction meets first among children with rects, −1 for nothing; null where there are no rects to go by. */
export type Geometry = (slots: Slots, from: number, context: PolicyContext) => number | null;

import type { Direction } from '@fjernsyn/kernel';
import { type OpenLayer, scopeOf } from '../moves/layers';
import type { NodeId, ReadingDirection, SnapshotStep } from '../tree/declarations';
import type { FocusView, PathStep, PolicyContext, Sticky } from '../tree/focus-view';
import { isWithin } from '../tree/node-id';
import { endOf, nodeOf } from '../tree/path';
import { createFocusTree } from '../tree/tree';
import type { Announcer } from './announcer';
import type { FocusEngineOptions } from './engine-options';
import type { FocusCause } from './focus-change';

/** The one thing that focus waits for; the viewer's first move ends it. */
export interface Request {
  readonly steps: readonly PathStep[];
  /**
   * `asked` by a call; `restore`, which meanwhile takes the best it finds; `recall` of a focused node that was removed
   * (StrictMode mounts twice); `wish` for a preferred child that was not there on entry.
   */
  readonly reason: 'asked' | 'restore' | 'recall' | 'wish';
  /** Steps found so far. */
  readonly matched: number;
}

/** The engine's one mutable record; its pure parts read it as a view. */
export interface FocusState extends FocusView {
  readonly announcer: Announcer;
  readonly memories: Map<NodeId, SnapshotStep>;
  readingDirection: ReadingDirection;
  path: readonly PathStep[];
  sticky: Sticky | null;
  /** Open layers from the bottom up. */
  stack: readonly OpenLayer[];
  request: Request | null;
  /** The move by which focus came to where it is, for a child that mounts later. */
  arrival: PolicyContext | null;
  /** Whether what has focus is declared, not only known by its index. */
  isMounted: boolean;
  /** Whether the tree has changed since focus was last brought in line with it. */
  isDirty: boolean;
}

/** Creates the state of an empty tree. */
export function createFocusState(
  { readingDirection = 'ltr', layout, geometry }: FocusEngineOptions,
  announcer: Announcer,
): FocusState {
  return {
    announcer,
    tree: createFocusTree(layout),
    geometry,
    memories: new Map(),
    readingDirection,
    path: [],
    sticky: null,
    stack: [],
    request: null,
    arrival: null,
    isMounted: false,
    isDirty: false,
  };
}

/** Puts focus at the end of a path, remembers it and queues what is to be told of it. */
export function land(
  state: FocusState,
  to: readonly PathStep[],
  cause: FocusCause,
  direction: Direction | null = null,
  sticky: Sticky | null = null,
): void {
  const { path: from, isMounted: wasMounted, stack, tree } = state;
  const target = to[to.length - 1];
  const isSame = endOf(from) === endOf(to);
  const isMounted = !!(target && nodeOf(tree, target)?.declaration);
  state.path = to;
  state.isMounted = isMounted;
  // Memory is written when focus comes, never when it goes; a layer is not remembered by what it lies over.
  const scope = scopeOf(stack);
  let groupId: NodeId = '';
  for (const step of to) {
    if (isWithin(groupId, scope)) state.memories.set(groupId, step);
    groupId = step.id;
  }
  if (!isSame) {
    state.sticky = sticky;
    state.arrival = null;
  }
  if (isSame && isMounted === wasMounted) return;
  state.announcer.add({ from: endOf(from), to: endOf(to), cause, direction, isMounted }, from, to);
}

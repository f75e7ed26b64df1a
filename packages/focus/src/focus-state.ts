import type { Direction } from '@fjernsyn/kernel';
import type { Announcer } from './announcer';
import type { Aim } from './enter';
import { toMoveResult } from './explain';
import { type OpenLayer, openLayersOf, reconcileLayers, scopeOf } from './layers';
import { navigate } from './navigate';
import { isWithin } from './node-id';
import { endOf, type FocusView, type PathStep, pathWithout, toSteps } from './path';
import { type Place, resolvePlace } from './place';
import type { PolicyContext, Sticky } from './policies/policy';
import { groupOf, refusalOf } from './slots';
import { createFocusTree, type FocusTree, isAttached } from './tree';
import type {
  FocusCause,
  FocusEffect,
  FocusEngineOptions,
  MoveResult,
  NodeDeclaration,
  NodeId,
  ReadingDirection,
  SnapshotStep,
} from './types';

/** The engine's one mutable record, with the steps that change it. */
export interface FocusState {
  /** What the pure parts read, as of now. */
  view(): FocusView;
  readonly tree: FocusTree;
  readonly memories: Map<NodeId, SnapshotStep>;
  stack(): readonly OpenLayer[];
  declare(declaration: NodeDeclaration): void;
  withdraw(id: NodeId): void;
  /** Brings layers, the pending request and focus in line with a tree that has changed; nothing when it has not. */
  settle(): void;
  /** The path beneath all layers, with the indices of now. */
  basePath(): readonly PathStep[];
  move(direction: Direction, isHeld: boolean): MoveResult;
  /** See `FocusEngine.focus`. */
  request(id: NodeId, cause: 'focus' | 'pointer', shouldWait: boolean): boolean;
  restore(path: readonly SnapshotStep[]): void;
  cancelRequest(): void;
  setReadingDirection(direction: ReadingDirection): void;
}

/** The one thing that focus waits for; the viewer's first move ends it. */
interface Request {
  readonly steps: readonly PathStep[];
  /**
   * `asked` by a call; `restore`, which meanwhile takes the best it finds; `recall` of a focused node that was removed
   * (StrictMode mounts twice); `wish` for a preferred child that was not there on entry.
   */
  readonly reason: 'asked' | 'restore' | 'recall' | 'wish';
  /** Steps found so far. */
  readonly matched: number;
}

/** Creates the state of an empty tree. */
export function createFocusState(options: FocusEngineOptions, announcer: Announcer): FocusState {
  const tree = createFocusTree();
  const memories = new Map<NodeId, SnapshotStep>();
  let readingDirection = options.readingDirection ?? 'ltr';
  let path: readonly PathStep[] = [];
  let sticky: Sticky | null = null;
  let stack: readonly OpenLayer[] = [];
  let request: Request | null = null;
  let arrival: PolicyContext | null = null;
  let isMounted = false;
  let isDirty = false;

  const view = (): FocusView => ({ tree, layout: options.layout, readingDirection, memories, path, sticky });

  function land(to: readonly PathStep[], cause: FocusCause, direction: Direction | null, keep: Sticky | null): void {
    const from = path;
    const target = to[to.length - 1];
    const isSame = endOf(from) === endOf(to);
    const wasMounted = isMounted;
    path = to;
    isMounted = target !== undefined && tree.get(target.id)?.declaration != null;
    remember();
    if (!isSame) {
      sticky = keep;
      arrival = null;
    }
    if (isSame && (isMounted === wasMounted || !target)) return;
    announcer.add(
      { from: endOf(from), to: endOf(to), cause, direction, effects: effectsOf(cause, direction) },
      from,
      to,
    );
  }

  /** Written when focus comes, never when it goes; a layer is not remembered by what it lies over. */
  function remember(): void {
    const scope = scopeOf(stack);
    path.forEach(({ key, index }, level) => {
      const groupId = path[level - 1]?.id ?? '';
      if (isWithin(groupId, scope)) memories.set(groupId, { key, index });
    });
  }

  function effectsOf(cause: FocusCause, direction: Direction | null): readonly FocusEffect[] {
    const target = path[path.length - 1];
    if (!target) return [];
    const { id, key, index } = target;
    const first: FocusEffect = isMounted
      ? { type: 'native-focus', id }
      : { type: 'ensure', parent: path[path.length - 2]?.id ?? '', id, key, index };
    return cause === 'pointer' ? [first] : [first, { type: 'reveal', id, direction }];
  }

  function landByCall(place: Place, cause: FocusCause): void {
    land(place.path, cause, null, null);
    if (place.missing !== null && !request) {
      request = { steps: toSteps(place.missing), reason: 'wish', matched: 0 };
    }
  }

  /** True when the request moved focus. */
  function tryRequest(): boolean {
    if (!request) return false;
    const { steps, reason, matched } = request;
    const place = resolvePlace(view(), scopeOf(stack), steps);
    if (!place) return false;
    if (place.isExact) request = null;
    else if (reason === 'restore' && (place.matched > matched || path.length === 0)) {
      request = { steps, reason, matched: place.matched };
    } else return false;
    landByCall(place, reason === 'restore' ? 'restore' : 'pending');
    return true;
  }

  /** A row that a move went to before it was mounted has turned out to be empty: on in the same direction. */
  function tryPassOn(): boolean {
    const end = endOf(path);
    const node = end === null ? undefined : tree.get(end);
    if (!arrival || !node || !groupOf(node) || refusalOf(tree, node) !== 'empty') return false;
    const { direction } = arrival;
    const { path: next, sticky: keep, context } = navigate(view(), direction);
    if (!next) return false;
    land(next, 'pending', direction, keep);
    arrival = context;
    return true;
  }

  function settle(): void {
    if (!isDirty) return;
    isDirty = false;
    const layers = reconcileLayers(stack, openLayersOf(tree), path);
    stack = layers.stack;
    if (tryRequest()) return;
    if (layers.cause === null && tryPassOn()) return;

    const scope = scopeOf(stack);
    const aim: Aim = arrival && layers.cause === null ? { move: arrival } : {};
    const place =
      resolvePlace(view(), scope, layers.place, aim) ??
      (layers.place.length > 0 ? resolvePlace(view(), scope, []) : null);
    const cause = layers.cause ?? causeOf(place);
    if (cause === 'remove' && !request) request = { steps: path, reason: 'recall', matched: 0 };
    if (!place) land([], cause, null, null);
    else if ('move' in aim) land(place.path, cause, null, null);
    else landByCall(place, cause);
  }

  /** Whether a node that has just come, with nothing below it, can change focus: most of a page's nodes cannot. */
  function concernsFocus(id: NodeId): boolean {
    const end = endOf(path);
    return end === null || request !== null || isWithin(end, id) || isWithin(id, end);
  }

  function causeOf(place: Place | null): FocusCause {
    const oldEnd = endOf(path);
    const newEnd = place ? endOf(place.path) : null;
    if (oldEnd === null) return 'initial';
    if (newEnd !== null && isWithin(newEnd, oldEnd)) return 'pending';
    return tree.get(oldEnd)?.declaration ? 'disable' : 'remove';
  }

  return {
    tree,
    memories,
    view,
    stack: () => stack,
    settle,
    basePath() {
      isDirty = true;
      settle();
      return stack[0]?.opener ?? path;
    },
    declare(declaration) {
      const isKnown = tree.get(declaration.id) !== undefined;
      const node = tree.add(declaration);
      if (isDirty || !isAttached(tree, node)) return;
      isDirty = isKnown || declaration.kind === 'layer' || concernsFocus(declaration.id);
    },
    withdraw(id) {
      const node = tree.get(id);
      if (!node) return;
      path = pathWithout(tree, path, node);
      tree.remove(id);
      isDirty = true;
    },
    move(direction, isHeld) {
      settle();
      request = null;
      const before = view();
      const navigation = navigate(before, direction, isHeld);
      if (navigation.path) {
        land(navigation.path, 'move', direction, navigation.sticky);
        arrival = navigation.context;
      }
      return toMoveResult(before, navigation);
    },
    request(id, cause, shouldWait) {
      settle();
      const steps = toSteps(id);
      const scope = scopeOf(stack);
      if (!isWithin(id, scope)) {
        if (cause === 'focus') stack = withReturn(stack, id, steps);
        return false;
      }
      request = null;
      const end = endOf(path);
      if (end !== null && isWithin(end, id)) return true;
      const place = resolvePlace(view(), scope, steps);
      if (place?.isExact) {
        landByCall(place, cause);
        return true;
      }
      if (shouldWait) request = { steps, reason: 'asked', matched: 0 };
      return false;
    },
    restore(saved) {
      const steps = toSteps(saved);
      const [bottom, ...above] = stack;
      if (steps.length === 0) return;
      if (bottom) stack = [{ ...bottom, opener: steps }, ...above];
      else request = { steps, reason: 'restore', matched: 0 };
      isDirty = true;
      settle();
    },
    cancelRequest() {
      request = null;
    },
    setReadingDirection(direction) {
      readingDirection = direction;
    },
  };
}

/** The stack with a new place to return to, for the lowest layer that lies over `id`. */
function withReturn(stack: readonly OpenLayer[], id: NodeId, steps: readonly PathStep[]): readonly OpenLayer[] {
  let holder = stack.length - 1;
  while (holder >= 0 && !isWithin(id, stack[holder]?.id ?? '')) holder--;
  return stack.map((layer, index) => (index === holder + 1 ? { ...layer, opener: steps } : layer));
}

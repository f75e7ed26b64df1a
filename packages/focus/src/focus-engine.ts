import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import { createAnnouncer } from './announcer';
import { explainMove } from './explain';
import { createFocusState } from './focus-state';
import type { InputMode } from './key-input-types';
import { scopeOf } from './layers';
import { isWithin } from './node-id';
import { endOf } from './path';
import { groupOf } from './slots';
import { toSnapshot } from './snapshot';
import type {
  Explanation,
  FocusEngineOptions,
  FocusListener,
  FocusOptions,
  FocusSnapshot,
  MoveOptions,
  MoveResult,
  NodeDeclaration,
  NodeId,
  NotifyPhase,
  ReadingDirection,
} from './types';

/** The focus engine: one tree, one focused leaf, no DOM and no time of its own. */
export interface FocusEngine {
  /**
   * Declares a node, before or after its parent and children. The same id again replaces the declaration (memory and
   * focus stay), so mount–unmount–mount is harmless: focus that a removal moved away comes back with the node unless
   * the viewer has moved since. The returned function removes this registration only, not a later one of the same id.
   */
  register(node: NodeDeclaration): Unsubscribe;
  /** Replaces the declaration of a registered node (new order, `isDisabled`, `items`, `preferred` …); unknown ids do nothing. */
  update(node: NodeDeclaration): void;
  /** Runs several calls as one: focus settles and subscribers hear once, after `work`. */
  batch(work: () => void): void;

  /** Moves by one direction; O(depth + siblings skipped), no layout read. Cancels a pending request. */
  move(direction: Direction, options?: MoveOptions): MoveResult;
  /**
   * Focuses a leaf, or a group by its entry rule; true when it happened at once. A target that is not there yet is kept
   * as the one pending request. Behind an open layer it becomes the place to return to.
   */
  focus(id: NodeId, options?: FocusOptions): boolean;
  /** Drops the pending request, if there is one. */
  cancelPending(): void;

  /** Puts a registered layer on top of the stack and moves focus into it. */
  openLayer(id: NodeId): void;
  /** Takes a layer out of the stack and gives focus back to its opener, or to what is nearest to it. */
  closeLayer(id: NodeId): void;
  /** The topmost open layer, null when none is open. A key press belongs to the layer in which it began. */
  getTopLayer(): NodeId | null;

  /** The focused leaf, null only when nothing can be focused. It may be an index that is not mounted yet. */
  getFocused(): NodeId | null;
  /** Whether this very node has focus. */
  isFocused(id: NodeId): boolean;
  /** Whether it or something below it has focus. */
  hasFocusWithin(id: NodeId): boolean;

  /** Hears every change, in the phase asked for (default `after`). */
  subscribe(listener: FocusListener, phase?: NotifyPhase): Unsubscribe;
  /** Hears only when `isFocused(id)` or `hasFocusWithin(id)` changes; works before the node is registered. */
  subscribeTo(id: NodeId, listener: () => void): Unsubscribe;

  /** Where focus is and was, JSON-serialisable. */
  snapshot(): FocusSnapshot;
  /** Takes memories and focus from a snapshot; what is not mounted yet stays pending until the viewer's first move. */
  restore(snapshot: FocusSnapshot): void;
  /** Forgets the memory of a group and all below it. */
  forget(id: NodeId): void;

  /** Switches left and right in rows and grids. */
  setReadingDirection(direction: ReadingDirection): void;
  /** Tells which device the viewer uses (`mode` action of key input); a waiting automatic focus happens with `keys`. */
  setInputMode(mode: InputMode): void;
  /** What a direction would do, and why each candidate was dropped. */
  explain(direction: Direction): Explanation;
}

/** Creates an engine with an empty tree. */
export function createFocusEngine(options: FocusEngineOptions = {}): FocusEngine {
  const announcer = createAnnouncer();
  const state = createFocusState(options, announcer);
  const registrations = new Map<NodeId, symbol>();
  let depth = 0;
  let inputMode: InputMode = 'keys';
  let automatic: NodeId | null = null;

  /** Runs a change; the outermost one settles focus and tells. */
  function change<Result>(work: () => Result): Result {
    depth++;
    try {
      return work();
    } finally {
      depth--;
      if (depth === 0) {
        state.settle();
        announcer.flush();
      }
    }
  }

  function setOpen(id: NodeId, isOpen: boolean): void {
    const layer = groupOf(state.tree.get(id));
    if (layer?.kind === 'layer') change(() => state.declare({ ...layer, isOpen }));
  }

  const engine: FocusEngine = {
    register(node) {
      const registration = Symbol(node.id);
      change(() => {
        state.declare(node);
        registrations.set(node.id, registration);
      });
      return () => {
        if (registrations.get(node.id) !== registration) return;
        registrations.delete(node.id);
        change(() => state.withdraw(node.id));
      };
    },
    update(node) {
      if (state.tree.get(node.id)?.declaration) change(() => state.declare(node));
    },
    batch: (work) => change(work),

    move(direction, { isHeld = false } = {}) {
      automatic = null;
      return change(() => state.move(direction, isHeld));
    },
    focus(id, { cause = 'focus', isAutomatic = false, shouldWait = cause === 'focus' } = {}) {
      if (isAutomatic && inputMode === 'pointer') {
        automatic = id;
        return false;
      }
      return change(() => state.request(id, cause, shouldWait));
    },
    cancelPending() {
      automatic = null;
      state.cancelRequest();
    },

    openLayer: (id) => setOpen(id, true),
    closeLayer: (id) => setOpen(id, false),
    getTopLayer: () => scopeOf(state.stack()) || null,

    getFocused: () => endOf(state.view().path),
    isFocused: (id) => endOf(state.view().path) === id,
    hasFocusWithin: (id) => state.view().path.some((step) => step.id === id),

    subscribe: (listener, phase = 'after') => announcer.subscribe(listener, phase),
    subscribeTo: (id, listener) => announcer.subscribeTo(id, listener),

    snapshot: () => change(() => toSnapshot(state.basePath(), state.memories)),
    restore({ path, memories }) {
      change(() => {
        for (const id of Object.keys(memories)) {
          const step = memories[id];
          if (step) state.memories.set(id, step);
        }
        state.restore(path);
      });
    },
    forget(id) {
      for (const known of Array.from(state.memories.keys())) if (isWithin(known, id)) state.memories.delete(known);
    },

    setReadingDirection: (direction) => state.setReadingDirection(direction),
    setInputMode(mode) {
      inputMode = mode;
      const waiting = automatic;
      if (mode !== 'keys' || waiting === null) return;
      automatic = null;
      engine.focus(waiting);
    },
    explain: (direction) => explainMove(state.view(), direction),
  };
  return engine;
}

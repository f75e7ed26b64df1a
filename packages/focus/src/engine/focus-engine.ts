import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import type { InputMode } from '../input/key-input-types';
import { scopeOf } from '../moves/layers';
import { type MoveResult, navigate } from '../moves/navigate';
import type { FocusSnapshot } from '../moves/snapshot';
import type { NodeDeclaration, NodeId, ReadingDirection } from '../tree/declarations';
import type { FocusView } from '../tree/focus-view';
import { endOf } from '../tree/path';
import { createAnnouncer } from './announcer';
import type { FocusEngineOptions, FocusOptions, MoveOptions } from './engine-options';
import type { FocusListener, NotifyPhase } from './focus-change';
import { createFocusState, type FocusState, land } from './focus-state';
import { createRegistrations } from './registrations';
import { hasFocusWithin, request } from './requests';
import { forgetWithin, restoreFocus, saveFocus } from './saved-focus';
import { settle } from './settle';

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

  /** Moves by one direction; O(depth + siblings skipped), no layout read. Cancels a pending request where anything has focus. */
  move(direction: Direction, options?: MoveOptions): MoveResult;
  /**
   * Focuses a leaf, or a group by its entry rule; true when it happened at once. A target that is not there yet is kept
   * as the one pending request. Behind an open layer it becomes the place to return to.
   */
  focus(id: NodeId, options?: FocusOptions): boolean;
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
  /** What the engine knows now, to look at: `explainMove` and overlays read it. */
  inspect(): FocusView;
}

/** Creates an engine with an empty tree. */
export function createFocusEngine(options: FocusEngineOptions = {}): FocusEngine {
  const announcer = createAnnouncer();
  const state = createFocusState(options, announcer);
  let depth = 0;
  let inputMode: InputMode = 'keys';
  let automatic: NodeId | null = null;

  /** Runs a change; the outermost one settles focus and tells. */
  const change = <Result>(work: () => Result): Result => {
    depth++;
    try {
      return work();
    } finally {
      depth--;
      if (depth === 0) {
        settle(state);
        announcer.flush();
      }
    }
  };

  const engine: FocusEngine = {
    ...createRegistrations(state, change),
    batch: change,

    move(direction, { isHeld } = {}) {
      automatic = null;
      return change(() => moveFocus(state, direction, isHeld));
    },
    focus(id, { cause = 'focus', isAutomatic = false, shouldWait = cause === 'focus' } = {}) {
      if (isAutomatic && inputMode === 'pointer') {
        automatic = id;
        return false;
      }
      return change(() => request(state, id, cause, shouldWait));
    },

    getTopLayer: () => scopeOf(state.stack) || null,

    getFocused: () => endOf(state.path),
    isFocused: (id) => endOf(state.path) === id,
    hasFocusWithin: (id) => hasFocusWithin(state, id),

    subscribe: announcer.subscribe,
    subscribeTo: announcer.subscribeTo,

    snapshot: () => change(() => saveFocus(state)),
    restore: (saved) => change(() => restoreFocus(state, saved)),
    forget: (id) => forgetWithin(state, id),

    setReadingDirection(direction) {
      state.readingDirection = direction;
    },
    setInputMode(mode) {
      inputMode = mode;
      const waiting = automatic;
      if (mode !== 'keys' || waiting === null) return;
      automatic = null;
      engine.focus(waiting);
    },
    inspect: () => state,
  };
  return engine;
}

function moveFocus(state: FocusState, direction: Direction, isHeld: boolean | undefined): MoveResult {
  settle(state);
  // A key before there is anything to move from is no answer to what waits.
  if (state.path.length > 0) state.request = null;
  const { path, sticky, context, result } = navigate(state, direction, isHeld);
  if (path) {
    land(state, path, 'move', direction, sticky);
    state.arrival = context;
  }
  return result;
}

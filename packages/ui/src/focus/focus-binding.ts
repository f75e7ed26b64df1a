import type { FocusChange, FocusEngine, FocusListener, NodeId } from '@fjernsyn/focus';
import { joinSentences, type Unsubscribe } from '@fjernsyn/kernel';
import { createNativeFocus, type NativeFocus } from './native-focus';

/** Says a text to the viewer; settling after quick moves is the caller's. */
export type Speak = (text: string) => void;

/** What the binding knows of a mounted focusable element. */
export interface FocusableEntry {
  readonly element: HTMLElement;
  /** What is spoken when it gains focus. */
  readonly speech: (() => string) | undefined;
  /** Spoken before `speech` when focus comes from elsewhere: the rail's title. */
  readonly groupLabel: string | undefined;
}

/** Joins one engine to the elements of one page. */
export interface FocusBinding {
  readonly engine: FocusEngine;
  /** Tells which element stands for a node; gives it native focus and its marks where the node has focus already. */
  setEntry(id: NodeId, entry: FocusableEntry): void;
  removeEntry(id: NodeId, element: HTMLElement): void;
  /** Hears every change whose new focus lies in the group. */
  subscribeWithin(groupId: NodeId, listener: FocusListener): Unsubscribe;
  /** Whether the pointer stands elsewhere than when last asked: engines send moves of a still pointer after a scroll. */
  hasPointerMoved(screenX: number, screenY: number): boolean;
  /** Gives the focused element the platform's focus where it could not take it before, hidden as it was. */
  keepInStep(): void;
  /** Starts following the engine. */
  connect(speak: Speak): Unsubscribe;
}

/**
 * Creates a {@link FocusBinding}. The focused element alone wears `data-focused` and a tabindex of 0: both are written to the two elements
 * of a move, so that a move renders nothing.
 */
export function createFocusBinding(engine: FocusEngine): FocusBinding {
  const entries = new Map<NodeId, FocusableEntry>();
  const listeners = new Map<NodeId, Set<FocusListener>>();
  let focusNatively: NativeFocus | null = null;
  let say: Speak | null = null;
  let spoken: NodeId | null = null;
  let spokenLabel: string | undefined;
  let marked: HTMLElement | null = null;
  let pointer: { readonly x: number; readonly y: number } | null = null;

  const elementOf = (id: NodeId | null): HTMLElement | null =>
    (id === null ? undefined : entries.get(id)?.element) ?? null;

  const bringInStep = (element: HTMLElement | null): void => {
    if (element === null || element.ownerDocument.activeElement === element) return;
    focusNatively ??= createNativeFocus(element.ownerDocument);
    focusNatively(element);
  };

  const markOnly = (element: HTMLElement | null): void => {
    if (element === marked) return;
    if (marked !== null) {
      marked.removeAttribute('data-focused');
      marked.tabIndex = -1;
    }
    marked = element;
    element?.setAttribute('data-focused', '');
  };

  /** Order: the platform's focus, and a new tabindex of what has it, ask for a layout that is up to date, which it is until the marks are written. */
  const follow = (id: NodeId | null): void => {
    const element = elementOf(id);
    // What only stands in for others, as a rail on its way does, wears no mark.
    const leaf = element?.dataset.focusId === undefined ? null : element;
    if (leaf !== null) leaf.tabIndex = 0;
    bringInStep(element);
    markOnly(leaf);
  };

  const speakOf = (id: NodeId | null): void => {
    const entry = id === null ? undefined : entries.get(id);
    if (id === spoken || say === null || entry?.speech === undefined) return;
    spoken = id;
    const isNewGroup = entry.groupLabel !== undefined && entry.groupLabel !== spokenLabel;
    spokenLabel = entry.groupLabel;
    const text = entry.speech();
    say(isNewGroup ? joinSentences(entry.groupLabel ?? '', text) : text);
  };

  const tellWithin = (change: FocusChange): void => {
    const { to } = change;
    if (to === null || listeners.size === 0) return;
    for (let end = to.indexOf('/'); end !== -1; end = to.indexOf('/', end + 1)) {
      const within = listeners.get(to.slice(0, end));
      if (within !== undefined) for (const listener of Array.from(within)) listener(change);
    }
  };

  return {
    engine,
    setEntry(id, entry) {
      const isNew = entries.get(id)?.element !== entry.element;
      entries.set(id, entry);
      // A node may have had focus before its element was there, and an element that React moved has lost its own.
      if (!engine.isFocused(id)) return;
      follow(id);
      if (isNew) speakOf(id);
    },
    removeEntry(id, element) {
      if (entries.get(id)?.element === element) entries.delete(id);
      if (marked === element) markOnly(null);
    },
    subscribeWithin(groupId, listener) {
      const within = listeners.get(groupId) ?? new Set<FocusListener>();
      listeners.set(groupId, within.add(listener));
      return () => {
        within.delete(listener);
        if (within.size === 0 && listeners.get(groupId) === within) listeners.delete(groupId);
      };
    },
    hasPointerMoved(x, y) {
      const hasMoved = pointer === null || pointer.x !== x || pointer.y !== y;
      pointer = { x, y };
      return hasMoved;
    },
    keepInStep: () => bringInStep(elementOf(engine.getFocused())),
    connect(speak) {
      say = speak;
      const endNative = engine.subscribe((change) => follow(change.to), 'native');
      const endAfter = engine.subscribe((change) => {
        tellWithin(change);
        speakOf(change.to);
      });
      const focused = engine.getFocused();
      follow(focused);
      // What came before, as a page and its focus come together, was heard by nobody within.
      tellWithin({ from: null, to: focused, cause: 'initial', direction: null, isMounted: true });
      speakOf(focused);
      return () => {
        say = null;
        endNative();
        endAfter();
      };
    },
  };
}

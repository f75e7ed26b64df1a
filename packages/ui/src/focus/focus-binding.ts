import type { FocusEngine, FocusListener, NodeId } from '@fjernsyn/focus';
import type { Unsubscribe } from '@fjernsyn/kernel';
import { createFocusMarks } from './focus-marks';
import { createFocusMessage } from './focus-message';
import { createFocusRest } from './focus-rest';
import { createFocusSpeech, type Speak } from './focus-speech';
import type { FocusableEntry } from './focusable-entry';
import { createGroupListeners } from './group-listeners';

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
  /** Focuses a node whose dialog or group is about something else now, which is said with it, also where it has focus already. */
  focusAnew(id: NodeId): void;
  /** Starts following the engine. */
  connect(speak: Speak): Unsubscribe;
}

/**
 * Creates a {@link FocusBinding}. The focused element alone wears `data-focused` and a tabindex of 0: both are written to the two elements
 * of a move, so that a move renders nothing.
 */
export function createFocusBinding(engine: FocusEngine, hasNameReader: boolean): FocusBinding {
  const entries = new Map<NodeId, FocusableEntry>();
  const marks = createFocusMarks();
  const message = hasNameReader ? createFocusMessage() : undefined;
  const speech = createFocusSpeech();
  const groups = createGroupListeners();
  let pointer: { readonly x: number; readonly y: number } | null = null;

  const entryOf = (id: NodeId | null): FocusableEntry | undefined => (id === null ? undefined : entries.get(id));

  const follow = (entry: FocusableEntry | undefined): void => {
    // Before the platform's focus, by which a reader reads the name.
    message?.enter(entry);
    marks.follow(entry?.element ?? null);
  };

  return {
    engine,
    setEntry(id, entry) {
      const isNew = entries.get(id)?.element !== entry.element;
      entries.set(id, entry);
      // A node may have had focus before its element was there, and an element that React moved has lost its own.
      if (!engine.isFocused(id)) return;
      follow(entry);
      if (isNew) speech.say(id, entry);
      else speech.relabel(id, entry);
    },
    removeEntry(id, element) {
      if (entries.get(id)?.element === element) entries.delete(id);
      marks.remove(element);
    },
    subscribeWithin: groups.subscribe,
    hasPointerMoved(x, y) {
      const hasMoved = pointer === null || pointer.x !== x || pointer.y !== y;
      pointer = { x, y };
      return hasMoved;
    },
    focusAnew(id) {
      message?.repeat();
      if (engine.isFocused(id)) {
        // A reader of names reads what gains the platform's focus; any other has been told what is new.
        if (message !== undefined) entryOf(id)?.element.blur();
        follow(entryOf(id));
        return;
      }
      speech.repeatGroup();
      engine.focus(id);
    },
    connect(speak) {
      const stopSpeech = speech.start(speak);
      const rest = createFocusRest(() => entryOf(engine.getFocused())?.onRest?.());
      const endNative = engine.subscribe((change) => follow(entryOf(change.to)), 'native');
      const endAfter = engine.subscribe((change) => {
        groups.tell(change);
        speech.say(change.to, entryOf(change.to));
        rest.begin();
      });
      const focused = engine.getFocused();
      follow(entryOf(focused));
      // What came before, as a page and its focus come together, was heard by nobody within.
      groups.tell({ from: null, to: focused, cause: 'initial', direction: null, isMounted: true });
      speech.say(focused, entryOf(focused));
      return () => {
        stopSpeech();
        rest.stop();
        endNative();
        endAfter();
      };
    },
  };
}

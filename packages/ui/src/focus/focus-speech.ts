import type { NodeId } from '@fjernsyn/focus';
import { joinSentences, type Unsubscribe } from '@fjernsyn/kernel';
import type { FocusableEntry } from './focusable-entry';

/** Says a text to the viewer; waiting out quick moves is the caller's. */
export type Speak = (text: string) => void;

/** What is said of the node that gains focus: once, with its group's label where that is another than before. */
export interface FocusSpeech {
  /** Says what a node's entry says of it; nothing where it was said last, or nobody listens. */
  say(id: NodeId | null, entry: FocusableEntry | undefined): void;
  /** Says anew what was said last where its group has another label now, as a hero that has turned. */
  relabel(id: NodeId, entry: FocusableEntry): void;
  /** Begins to speak; the returned function ends it. */
  start(speak: Speak): Unsubscribe;
}

/** Creates the {@link FocusSpeech}, which is silent until it starts. */
export function createFocusSpeech(): FocusSpeech {
  let speak: Speak | null = null;
  let spoken: NodeId | null = null;
  let spokenLabel: string | undefined;
  return {
    say(id, entry) {
      if (id === spoken || speak === null || entry?.speech === undefined) return;
      spoken = id;
      const { groupLabel } = entry;
      const isNewGroup = groupLabel !== undefined && groupLabel !== spokenLabel;
      spokenLabel = groupLabel;
      const text = entry.speech();
      speak(isNewGroup ? joinSentences(groupLabel, text) : text);
    },
    relabel(id, { groupLabel, speech }) {
      if (id !== spoken || speak === null || speech === undefined) return;
      if (groupLabel === undefined || spokenLabel === undefined || groupLabel === spokenLabel) return;
      spokenLabel = groupLabel;
      speak(joinSentences(groupLabel, speech()));
    },
    start(next) {
      speak = next;
      return () => {
        speak = null;
      };
    },
  };
}

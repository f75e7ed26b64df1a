import type { NodeId } from '@fjernsyn/focus';
import { joinSentences, type Unsubscribe } from '@fjernsyn/kernel';
import type { FocusableEntry } from './focusable-entry';

/** Says a text to the viewer; waiting out quick moves is the caller's. */
export type Speak = (text: string) => void;

/** What is said of the node that gains focus: once, with what its dialog says and its group's label where they are others than before. */
export interface FocusSpeech {
  /** Says what a node's entry says of it; nothing where it was said last, or nobody listens. */
  say(id: NodeId | null, entry: FocusableEntry | undefined): void;
  /** Says anew what was said last where its dialog says something else now, or its group has another label, as a hero that has turned. */
  relabel(id: NodeId, entry: FocusableEntry): void;
  /** Says dialog and group again with what gains focus next. */
  repeatGroup(): void;
  /** Begins to speak; the returned function ends it. */
  start(speak: Speak): Unsubscribe;
}

/** What leads a node's own words: what its dialog or notice says, and the label of its group. */
type Lead = Pick<FocusableEntry, 'message' | 'groupLabel'>;

const noLead: Lead = { groupLabel: undefined };

/** Creates the {@link FocusSpeech}, which is silent until it starts. */
export function createFocusSpeech(): FocusSpeech {
  let speak: Speak | null = null;
  let spoken: NodeId | null = null;
  let spokenLead = noLead;

  /** What is new of a lead. The label of a dialog is what it says. */
  const take = ({ message, groupLabel }: Lead): string => {
    const before = spokenLead;
    spokenLead = { message, groupLabel };
    const isNewMessage = message !== before.message;
    const isNewGroup = groupLabel !== before.groupLabel && groupLabel !== message;
    return joinSentences((isNewMessage && message) || '', (isNewGroup && groupLabel) || '');
  };

  return {
    say(id, entry) {
      if (id === spoken || speak === null || entry?.speech === undefined) return;
      spoken = id;
      speak(joinSentences(take(entry), entry.speech()));
    },
    relabel(id, entry) {
      if (id !== spoken || speak === null || entry.speech === undefined) return;
      const { message, groupLabel } = spokenLead;
      const isOther = isAnother(message, entry.message) || isAnother(groupLabel, entry.groupLabel);
      if (isOther) speak(joinSentences(take(entry), entry.speech()));
    },
    repeatGroup() {
      spokenLead = noLead;
    },
    start(next) {
      speak = next;
      return () => {
        speak = null;
      };
    },
  };
}

/** Whether one text took the place of another. */
const isAnother = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;

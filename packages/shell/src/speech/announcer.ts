import { joinSentences, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, KeyValueStore, Speech } from '@fjernsyn/platform';

/** How long focus rests before it is read aloud (C9). */
export const speechDelayMs = 300;

/** Where the viewer's own wish for speech is kept: `on`, or nothing. */
export const speechKey = 'fjernsyn.speech';

/** Reads aloud what focus comes to rest on, where the set's own screen reader is unknown and the viewer has asked for it (C4). */
export interface Announcer {
  /** Says `text` once it has been the newest for {@link speechDelayMs}; an empty text only silences. */
  say(text: string): void;
  /** Says the title of a page that has arrived, ahead of what focus rests on there, whichever comes first. */
  arrive(title: string): void;
  /** Says what takes no focus, after what is still to be said. */
  tell(text: string): void;
  stop(): void;
}

/** Whether it is ours to read aloud: the set's own reader is unknown, and the viewer has asked for it. */
export function isReadAloud({ speech, store }: { readonly speech: Speech; readonly store: KeyValueStore }): boolean {
  // The wish first: on some sets the other question is a call to the set, and this is asked at each move.
  return store.read(speechKey) === 'on' && speech.screenReader === 'unknown';
}

/** Makes an {@link Announcer} that speaks the `language` of the moment, as BCP 47. */
export function createAnnouncer(deps: {
  readonly clock: Clock;
  readonly speech: Speech;
  readonly store: KeyValueStore;
  readonly language: () => string;
}): Announcer {
  const { clock, speech, language } = deps;
  let cancel: Unsubscribe | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };
  let title = '';
  /** What is to be said after the title. */
  let waiting = '';
  const say = (text: string): void => {
    stop();
    waiting = text;
    if (!isReadAloud(deps)) {
      title = '';
      waiting = '';
      return;
    }
    speech.silence();
    // What stands first on a page often begins with the page's own title.
    const isSaid = joinSentences(text, '.').startsWith(joinSentences(title, '.').slice(0, -1));
    const words = isSaid ? text : joinSentences(title, text);
    if (words === '') return;
    cancel = clock.after(speechDelayMs, () => {
      title = '';
      waiting = '';
      speech.speak(words, language());
    });
  };
  return {
    stop,
    say,
    arrive(arrived) {
      title = arrived;
      say(waiting);
    },
    tell: (text) => say(joinSentences(waiting, text)),
  };
}

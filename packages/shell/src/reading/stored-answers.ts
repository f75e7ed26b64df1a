import {
  asRecord,
  type DurationMs,
  type Instant,
  readJson,
  type UnknownRecord,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock, KeyValueStore } from '@fjernsyn/platform';

/** Where the answers are kept: one text, so that they are of one viewer. */
export const startCacheKey = 'fjernsyn.start';

/** A stored answer. */
export interface Answer {
  readonly at: Instant;
  /** A text of JSON. */
  readonly text: string;
}

interface Kept {
  readonly version: 2;
  /** For whom the service has answered. */
  readonly audience: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

/** Answers of the service to one audience in the set's store, by address. */
export interface StoredAnswers {
  /** What an earlier start stored for the audience of this one. */
  readonly kept: Readonly<Record<string, Answer>>;
  /** Stores an answer to an audience with all others to it, a while later; those to another audience go. */
  keep(url: string, text: string, audience: string): void;
  remove(): void;
  readonly stop: Unsubscribe;
}

/** Options of {@link createStoredAnswers}. */
export interface StoredAnswersOptions {
  readonly longestMs: DurationMs;
  readonly mostCharacters: number;
  readonly writeAfterMs: DurationMs;
  /** Whose answers are read. */
  readonly audience: string;
}

/** Reads the {@link StoredAnswers} of the set; what is too old, malformed or another audience's is none. */
export function createStoredAnswers(
  { store, clock }: { readonly store: KeyValueStore; readonly clock: Clock },
  options: StoredAnswersOptions,
): StoredAnswers {
  const { mostCharacters, writeAfterMs } = options;
  let { audience } = options;
  /** The answers that are neither malformed nor too old. One of the future is of a clock that was wrong. */
  const usable = (values: UnknownRecord): Record<string, Answer> => {
    const found: Record<string, Answer> = {};
    for (const [url, value] of Object.entries(values))
      if (isAnswer(value) && Math.abs(clock.now() - value.at) <= options.longestMs) found[url] = value;
    return found;
  };
  const kept = usable(readAnswers(store, audience));
  /** What is to be written. All else is in the store alone: a home is some hundred kilobytes. */
  let unwritten: Record<string, Answer> = {};
  let cancelWrite: Unsubscribe | undefined;

  const write = (): void => {
    cancelWrite = undefined;
    const answers = usable({ ...readAnswers(store, audience), ...unwritten });
    unwritten = {};
    const text = JSON.stringify({ version: 2, audience, answers } satisfies Kept);
    if (text.length <= mostCharacters) store.write(startCacheKey, text);
    else store.remove(startCacheKey);
  };

  return {
    kept,
    keep(url, text, answered) {
      if (readJson(text) === undefined) return;
      if (answered !== audience) unwritten = {};
      audience = answered;
      unwritten[url] = { at: clock.now(), text };
      cancelWrite ??= clock.after(writeAfterMs, write);
    },
    remove: () => store.remove(startCacheKey),
    stop: () => cancelWrite?.(),
  };
}

function readAnswers(store: KeyValueStore, of: string): UnknownRecord {
  const { version, audience, answers } = asRecord(readJson(store.read(startCacheKey))) ?? {};
  return (version === 2 && audience === of && asRecord(answers)) || {};
}

function isAnswer(value: unknown): value is Answer {
  const { at, text } = asRecord(value) ?? {};
  return typeof at === 'number' && typeof text === 'string';
}

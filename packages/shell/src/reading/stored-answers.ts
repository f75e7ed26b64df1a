import { asRecord, type DurationMs, readJson, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, KeyValueStore } from '@fjernsyn/platform';

/** Where the answers are kept: one text, so that they are of one time. */
export const startCacheKey = 'fjernsyn.start';

interface Kept {
  readonly version: 1;
  readonly at: number;
  /** Texts of JSON by address. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Answers of the service in the set's store, as texts by address. */
export interface StoredAnswers {
  /** What an earlier start stored. */
  readonly kept: Readonly<Record<string, string>>;
  /** Stores an answer with all others, a while later. */
  keep(url: string, text: string): void;
  remove(): void;
  readonly stop: Unsubscribe;
}

/** Options of {@link createStoredAnswers}. */
export interface StoredAnswersOptions {
  readonly longestMs: DurationMs;
  readonly mostCharacters: number;
  readonly writeAfterMs: DurationMs;
}

/** Reads the {@link StoredAnswers} of the set; what is too old or malformed is none. */
export function createStoredAnswers(
  { store, clock }: { readonly store: KeyValueStore; readonly clock: Clock },
  { longestMs, mostCharacters, writeAfterMs }: StoredAnswersOptions,
): StoredAnswers {
  const kept = readKept(store, clock.now() - longestMs);
  const fresh: Record<string, string> = {};
  let cancelWrite: Unsubscribe | undefined;

  const write = (): void => {
    cancelWrite = undefined;
    const texts = { ...kept, ...fresh };
    for (const url of Object.keys(texts)) if (readJson(texts[url]) === undefined) delete texts[url];
    const text = JSON.stringify({ version: 1, at: clock.now(), texts } satisfies Kept);
    if (text.length <= mostCharacters) store.write(startCacheKey, text);
    else store.remove(startCacheKey);
  };

  return {
    kept,
    keep(url, text) {
      fresh[url] = text;
      cancelWrite ??= clock.after(writeAfterMs, write);
    },
    remove: () => store.remove(startCacheKey),
    stop: () => cancelWrite?.(),
  };
}

function readKept(store: KeyValueStore, notBefore: number): Readonly<Record<string, string>> {
  const { version, at, texts } = (asRecord(readJson(store.read(startCacheKey))) ?? {}) as Partial<Kept>;
  return version === 1 && at !== undefined && at >= notBefore && texts !== undefined ? texts : {};
}

import type { DurationMs } from '@fjernsyn/kernel';

/**
 * Small texts that end by themselves: cookies where a page has them, else the same in the set's store (reading "Cookies"). Reading and writing
 * never throw.
 */
export interface Cookies {
  /** The text under a name; undefined where there is none, where its time is over and where it cannot be read. */
  read(name: string): string | undefined;
  /** Gives what writes them, which may have to be fetched: nobody writes one before the first rail. */
  writer(): Promise<CookieWriter>;
}

/** Writes {@link Cookies}. */
export interface CookieWriter {
  /** Keeps a text for so long. Browsers end one after 400 days at the latest. */
  write(name: string, value: string, lifeMs: DurationMs): void;
  remove(name: string): void;
}

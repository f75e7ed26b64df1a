import type { Unsubscribe } from '@fjernsyn/kernel';

/** One place in the viewer's way through the application. */
export interface HistoryEntry {
  /** Path, query and hash, beginning with one slash. */
  readonly path: string;
  /** Unique within the history, and the same again when the viewer comes back to it, after a reload too. */
  readonly key: string;
}

/** The way back: real addresses on the web, memory on a set. Changes that come from the outside are told; our own are not. */
export interface History {
  readonly current: HistoryEntry;
  /** Whether the viewer sees and may type addresses, as in a browser; a set starts at another than home by a link alone. */
  readonly hasAddresses: boolean;
  /** Whether a step back stays within the application. */
  readonly canGoBack: boolean;
  push(path: string): HistoryEntry;
  /** Puts another entry in the place of this one, with a key of its own. */
  replace(path: string): HistoryEntry;
  /** Gives this entry another address: it stays the same place, with its key. */
  readdress(path: string): HistoryEntry;
  /** Goes one step back; the listeners hear of the arrival, which may come later. */
  back(): void;
  /** Tells of an arrival at another entry, by {@link History.back} or by the browser's own buttons. */
  subscribe(listener: (arrival: HistoryArrival) => void): Unsubscribe;
}

/** An arrival at an entry: `forward` where the browser's own button went that way. */
export interface HistoryArrival {
  readonly entry: HistoryEntry;
  readonly direction: 'back' | 'forward';
}

import type { Observed } from '@fjernsyn/kernel';

/** How far the page is with a set to cast to (C4.21). Before anybody asked for sets it is `disconnected`. */
export type CastStatus = 'no-devices' | 'disconnected' | 'connecting' | 'connected';

/** What is cast, as the set shows it. */
export interface CastItem {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** A picture of 16 by 9. */
  readonly pictureUrl?: string | undefined;
}

/** How casting stands. */
export interface CastState {
  readonly status: CastStatus;
  /** What the set is called at home; undefined where none is connected. */
  readonly deviceName: string | undefined;
  /** What the set plays for us; undefined where it plays nothing. */
  readonly item: CastItem | undefined;
}

/** How an asking for a set has ended. */
export type CastOutcome = 'connected' | 'cancelled';

/** Plays on another set what the page would play (C1.4). What plays is handed over by the engines of the target, which know of it. */
export interface Cast {
  readonly state: Observed<CastState>;
  /**
   * Lets the viewer choose a set, in the browser's own window, and connects to it. Only a press of the viewer may ask. Fetches the sender's
   * code the first time, and never before. Rejects with one of `castErrors`.
   */
  connect(): Promise<CastOutcome>;
  /** Ends what plays there, and the connection. Does nothing where none is. */
  disconnect(): void;
  /** Says what the next media are, for whoever sits in front of the set. */
  describe(item: CastItem): void;
}

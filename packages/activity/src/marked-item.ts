/** An item that a viewer does something to: enough to tell of it. */
export interface MarkedItem {
  readonly id: string;
  /** The service's type, as `episode`. */
  readonly type: string;
  readonly title: string;
  readonly path?: string | undefined;
}

/** An item that plays, whose position may be saved. */
export interface PlayedItem extends MarkedItem {
  /** Whether what plays is live. */
  readonly isLive?: boolean | undefined;
  /** The service's `PresentationTypeCode`, as `News`. */
  readonly presentationType?: string | undefined;
}

/** Whether nobody goes on with an item where they left it: it is live, a channel, a trailer or news (C4.32). */
export function isWithoutPosition({ type, isLive, presentationType }: PlayedItem): boolean {
  return isLive === true || type === 'channel' || type === 'trailer' || presentationType === 'News';
}

/** What we call of the object that LG puts into a window. */
interface WebosSystem {
  /** What Back does on an entry page: a question of the set's own from webOS 6 on, the way home before. */
  platformBack?(): void;
}

/** The window of a set by LG: webOS 3 and older name the object after its predecessor. It may be missing, and every call may throw. */
export interface WebosWindow {
  readonly webOSSystem?: WebosSystem;
  readonly PalmSystem?: WebosSystem;
}

/** The system's object by whichever of its names the set has. */
export function webosSystemOf(window: WebosWindow): WebosSystem | undefined {
  return window.webOSSystem ?? window.PalmSystem;
}

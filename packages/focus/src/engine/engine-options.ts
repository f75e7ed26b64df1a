import type { LayoutSource, ReadingDirection } from '../tree/declarations';
import type { Geometry } from '../tree/focus-view';

/** Options of `createFocusEngine`. */
export interface FocusEngineOptions {
  /** Reading direction; left and right stay physical on the screen. Default `ltr`. */
  readonly readingDirection?: ReadingDirection;
  readonly layout?: LayoutSource;
  /** How free groups and layers read the places of their children: `beam`. Without it they go by order alone. */
  readonly geometry?: Geometry;
}

/** Options of `move`. */
export interface MoveOptions {
  /** The key is held down: focus stays in the row, column, grid or free group whose edge it has reached. Default false. */
  readonly isHeld?: boolean;
}

/** Options of `focus`. */
export interface FocusOptions {
  /** `pointer` for hover; default `focus`. */
  readonly cause?: 'focus' | 'pointer';
  /**
   * Nobody asked for it (a screen's own first focus): while the pointer is in use it waits for the next key instead of
   * pulling the highlight from under the pointer. Default false.
   */
  readonly isAutomatic?: boolean;
  /** Keep the request until the target mounts (default true); the viewer's first move cancels it. */
  readonly shouldWait?: boolean;
}

import type { Direction, DurationMs, Instant, RemoteKey } from '@fjernsyn/kernel';
import type { NodeId } from '../tree/declarations';

/** Which device the viewer uses: hover and a visible pointer belong to `pointer` alone. */
export type InputMode = 'keys' | 'pointer';

/** Raw input, with its own time; `at` may be any steady clock, in ms. */
export type InputEvent =
  /** A key went down. `isRepeat` where the device says so; the same key with no release between counts as one too. */
  | { readonly type: 'press'; readonly key: RemoteKey; readonly isRepeat: boolean; readonly at: Instant }
  | { readonly type: 'release'; readonly key: RemoteKey; readonly at: Instant }
  /** A wheel notch; `deltaY` > 0 is down, `deltaX` > 0 is right. */
  | { readonly type: 'wheel'; readonly deltaX: number; readonly deltaY: number; readonly at: Instant }
  | { readonly type: 'pointer-move'; readonly x: number; readonly y: number; readonly at: Instant }
  | { readonly type: 'pointer-down'; readonly at: Instant }
  /** The device showed its pointer. */
  | { readonly type: 'pointer-show'; readonly at: Instant }
  /** The device hid its pointer. */
  | { readonly type: 'pointer-hide'; readonly at: Instant }
  /** A key that is none of the remote's was used to get about: Tab. */
  | { readonly type: 'tab'; readonly at: Instant }
  /** Time alone, for a device that sends no repeats: wakes a long press at `longPressAt`. */
  | { readonly type: 'tick'; readonly at: Instant }
  /** The window lost its keys (blur, suspend): held presses are over and do nothing. */
  | { readonly type: 'lost'; readonly at: Instant };

/** What the reducer must know of the moment. */
export interface InputContext {
  /** `engine.getTopLayer()`: a press belongs to the layer where it began. */
  readonly layer: NodeId | null;
  /** Whether the focused node has a long action: then OK waits for its release. */
  readonly hasLongAction: boolean;
}

/** What the application is to do. */
export type InputAction =
  | { readonly type: 'move'; readonly direction: Direction; readonly isRepeat: boolean }
  | { readonly type: 'activate' }
  | { readonly type: 'long-activate' }
  | { readonly type: 'back' }
  /** One step of the wheel. */
  | { readonly type: 'scroll'; readonly direction: Direction }
  /** Any other key; repeats are throttled like arrows. */
  | { readonly type: 'key'; readonly key: RemoteKey; readonly isRepeat: boolean }
  /** The keys of a configured sequence have been pressed one after another; told after the action of the last. */
  | { readonly type: 'sequence'; readonly name: string }
  | { readonly type: 'mode'; readonly mode: InputMode };

/** Timing of key input. */
export interface KeyInputOptions {
  /** Least time between two steps of a held arrow or other key (C9). */
  readonly arrowRepeatMs: DurationMs;
  /** How long an arrow or other key is held before it repeats; not less than `arrowRepeatMs` (C9.28). */
  readonly holdMs: DurationMs;
  /**
   * For a device that neither flags repeats nor sends releases: how long after back or OK was last seen the same key is
   * still a repeat (C9). Elsewhere it is one until its release. Repeats of back and OK never act again.
   */
  readonly backRepeatMs: DurationMs;
  /** How long OK is held for the long action. */
  readonly longPressMs: DurationMs;
  /** Least time between two steps of the wheel (S9). */
  readonly wheelStepMs: DurationMs;
  /** Keys that mean something when pressed one after another, by name (S9: the secret menu). */
  readonly sequences: Readonly<Record<string, readonly RemoteKey[]>>;
  /** From this pause between two keys on a sequence begins anew. */
  readonly sequenceGapMs: DurationMs;
}

/** A key that is down. */
export interface HeldKey {
  readonly key: RemoteKey;
  readonly pressedAt: Instant;
  /** When it last acted. */
  readonly actedAt: Instant;
  readonly lastSeenAt: Instant;
  /** Layer in which it began. */
  readonly layer: NodeId | null;
  /** OK that waits for its release or the long press. */
  readonly isWaiting: boolean;
}

/** Keys that were pressed one after another, the newest last. */
export interface RecentKeys {
  readonly keys: readonly RemoteKey[];
  readonly at: Instant;
}

/** State of the reducer; plain and serialisable. */
export interface KeyInputState {
  readonly mode: InputMode;
  /** Whether the device has ever sent a release. */
  readonly hasReleases: boolean;
  readonly held: readonly HeldKey[];
  readonly wheelActedAt: Instant | null;
  readonly pointer: { readonly x: number; readonly y: number } | null;
  /** What may become a sequence; null while none is configured or begun. */
  readonly recent: RecentKeys | null;
}

/** A step of the reducer: the next state and what to do, in order. */
export interface KeyInputStep {
  readonly state: KeyInputState;
  readonly actions: readonly InputAction[];
}

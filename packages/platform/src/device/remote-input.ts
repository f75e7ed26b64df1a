import type { Instant, RemoteKey, Unsubscribe } from '@fjernsyn/kernel';

/** A button going down or up. */
export interface RemoteKeyEvent {
  readonly type: 'press' | 'release';
  readonly key: RemoteKey;
  /** A press that the set repeats because the button is held. */
  readonly isRepeat: boolean;
  readonly at: Instant;
}

/** A pointer that was moved or pressed. Positions are in CSS pixels of the window. */
export interface RemotePointerEvent {
  readonly type: 'pointer-move' | 'pointer-press';
  readonly x: number;
  readonly y: number;
  readonly at: Instant;
}

/** A wheel that was turned, or a trackpad on which two fingers moved, in CSS pixels: positive is right and down. */
export interface RemoteWheelEvent {
  readonly type: 'wheel';
  readonly wheelX: number;
  readonly wheelY: number;
  readonly at: Instant;
}

/** A change of what the viewer uses: Tab on a keyboard, or the set's own pointer that comes or goes. */
export interface RemoteModeEvent {
  readonly type: 'tab' | 'pointer-show' | 'pointer-hide';
  readonly at: Instant;
}

/** What a viewer does with the remote, the keyboard or the mouse. */
export type RemoteEvent = RemoteKeyEvent | RemotePointerEvent | RemoteWheelEvent | RemoteModeEvent;

/** Buttons and pointer by meaning, whatever the target's codes. */
export interface RemoteInput {
  /** The listener answers whether it used the event; what is unused is left to the browser. */
  subscribe(listener: (event: RemoteEvent) => boolean): Unsubscribe;
  /** Forgets which keys are held, as when the application is left while one is down: none repeats any more. */
  letGo(): void;
}

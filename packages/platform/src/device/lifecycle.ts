import type { Unsubscribe } from '@fjernsyn/kernel';

/** Whether the viewer can see the application now. */
export type LifecycleState = 'active' | 'suspended';

/** A turn in the application's life. */
export type LifecycleEvent =
  | { readonly type: 'suspended' }
  | { readonly type: 'resumed' }
  /** Started again while running, as by a deep link: an inside path that begins with one slash. */
  | { readonly type: 'relaunched'; readonly path: string }
  | { readonly type: 'exiting' };

/** Start, suspend, resume and exit of the application. */
export interface Lifecycle {
  readonly state: LifecycleState;
  subscribe(listener: (event: LifecycleEvent) => void): Unsubscribe;
  /** How leaving works here: not at all (a browser tab), by a question of ours, or by one of the set's own. */
  readonly exitStyle: 'none' | 'ask' | 'system';
  /** Whether what plays must stop while the viewer sees something else: a set has one decoder, a browser's tab plays on. */
  readonly stopsMedia: boolean;
  /** Begins anew, from the page on. */
  reload(): void;
  /** Leaves the application for a page outside, an `http` or `https` address. */
  leaveFor(url: string): void;
  /** Leaves the application. Does nothing where `exitStyle` is `none`. */
  exit(): void;
}

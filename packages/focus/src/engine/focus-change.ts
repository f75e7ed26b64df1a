import type { Direction } from '@fjernsyn/kernel';
import type { NodeId } from '../tree/declarations';

/** Why focus changed. `remove` and `disable` mean that the old node could not keep it. */
export type FocusCause =
  | 'move'
  | 'focus'
  | 'pointer'
  | 'initial'
  | 'pending'
  | 'remove'
  | 'disable'
  | 'open'
  | 'close'
  | 'restore';

/** One change of focus; `from` and `to` are the same where a node that had focus already has mounted or left the page. */
export interface FocusChange {
  readonly from: NodeId | null;
  readonly to: NodeId | null;
  readonly cause: FocusCause;
  /** The viewer's direction, where one caused it. */
  readonly direction: Direction | null;
  /** False while the new focus exists by its index only: its list is to mount it, and a change from it to itself says that it has. */
  readonly isMounted: boolean;
}

/**
 * When a subscriber hears of a change. State is already new in every phase. Order: all `native` subscribers, then the
 * per-node listeners (those that lost focus, from the leaf up; those that gained it, from the top down), then all
 * `after` subscribers. What a listener changes is applied at once and told in a later round.
 */
export type NotifyPhase = 'native' | 'after';

/** Takes a change. */
export type FocusListener = (change: FocusChange) => void;

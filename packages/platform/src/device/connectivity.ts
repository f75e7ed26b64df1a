import type { Unsubscribe } from '@fjernsyn/kernel';

/** What the set says of its network. Sets lie: a failed call counts more. */
export interface Connectivity {
  readonly isOnline: boolean;
  subscribe(listener: (isOnline: boolean) => void): Unsubscribe;
}

import { ancestorsOf, type FocusChange, type FocusListener, type NodeId } from '@fjernsyn/focus';
import type { Unsubscribe } from '@fjernsyn/kernel';

/** Listeners of changes whose new focus lies in a group. */
export interface GroupListeners {
  subscribe(groupId: NodeId, listener: FocusListener): Unsubscribe;
  /** Tells a change to the listeners of every group around its new focus. */
  tell(change: FocusChange): void;
}

/** Creates the {@link GroupListeners}, with none. */
export function createGroupListeners(): GroupListeners {
  const listeners = new Map<NodeId, Set<FocusListener>>();
  return {
    subscribe(groupId, listener) {
      const within = listeners.get(groupId) ?? new Set<FocusListener>();
      listeners.set(groupId, within.add(listener));
      return () => {
        within.delete(listener);
        if (within.size === 0 && listeners.get(groupId) === within) listeners.delete(groupId);
      };
    },
    tell(change) {
      const { to } = change;
      if (to === null || listeners.size === 0) return;
      for (const group of ancestorsOf(to)) {
        const within = listeners.get(group);
        if (within !== undefined) for (const listener of Array.from(within)) listener(change);
      }
    },
  };
}

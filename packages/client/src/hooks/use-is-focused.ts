import type { NodeId } from '@fjernsyn/focus';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../application-context';

/** Whether a node has focus, or lies around what has it. */
export function useIsFocused(id: NodeId): boolean {
  const { focus } = useClient().application;
  return useSyncExternalStore(
    useCallback((listener: () => void) => focus.subscribeTo(id, listener), [focus, id]),
    () => focus.isFocused(id),
    () => false,
  );
}

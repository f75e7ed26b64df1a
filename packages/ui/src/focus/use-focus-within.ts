import type { NodeId } from '@fjernsyn/focus';
import { useCallback, useSyncExternalStore } from 'react';
import { useFocusScope } from './focus-scope';

/** Whether focus stands in the group around, or in the group `id`; renders again only when that changes. */
export function useFocusWithin(id?: NodeId): boolean {
  const { binding, parentId } = useFocusScope();
  const { engine } = binding;
  const groupId = id ?? parentId;
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => (groupId === null ? () => undefined : engine.subscribeTo(groupId, listener)),
      [engine, groupId],
    ),
    () => groupId !== null && engine.hasFocusWithin(groupId),
    () => false,
  );
}

import type { NodeId } from '@fjernsyn/focus';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { useActiveMark } from '../page/use-active-mark';

/**
 * The element of a rail, marked while focus stands in it, without a render. While the rail loads the element stands in for its tiles: it takes
 * the platform's focus, and `loadingTitle` is spoken, null being that of a rail that does not load.
 */
export function useRailElement(
  groupId: NodeId,
  isMounted: boolean,
  loadingTitle: string | undefined | null,
): RefObject<HTMLElement | null> {
  const { binding } = useFocusScope();
  const ref = useRef<HTMLElement>(null);
  useActiveMark(groupId, ref, isMounted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element stands for a rail that is mounted.
  useLayoutEffect(() => {
    const element = ref.current;
    if (loadingTitle === null || element === null) return undefined;
    binding.setEntry(groupId, { element, speech: () => '', groupLabel: loadingTitle });
    return () => binding.removeEntry(groupId, element);
  }, [binding, groupId, loadingTitle, isMounted]);
  return ref;
}

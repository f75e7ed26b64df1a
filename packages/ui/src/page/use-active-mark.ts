import type { NodeId } from '@fjernsyn/focus';
import { type RefObject, useLayoutEffect } from 'react';
import { useFocusScope } from '../focus/focus-scope';

/** Marks the element of a section while focus stands in it, without a render. */
export function useActiveMark(groupId: NodeId, section: RefObject<HTMLElement | null>, isMounted: boolean): void {
  const { engine } = useFocusScope().binding;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element may stand for a section that is mounted.
  useLayoutEffect(() => {
    const mark = (): void => {
      if (engine.hasFocusWithin(groupId)) section.current?.setAttribute('data-active', '');
      else section.current?.removeAttribute('data-active');
    };
    mark();
    return engine.subscribeTo(groupId, mark);
  }, [engine, groupId, section, isMounted]);
}

import type { NodeId } from '@fjernsyn/focus';
import { useContext, useLayoutEffect } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { PageStageContext } from '../page/page-stage-context';

/** Lets an empty rail leave the page: at once where it may, else when heights next change. To be called after the rail has been placed. */
export function useCollapse(
  groupId: NodeId,
  order: number,
  isWanted: boolean,
  setCollapsed: (isCollapsed: boolean) => void,
): void {
  const { engine } = useFocusScope().binding;
  const stage = useContext(PageStageContext);
  useLayoutEffect(() => {
    if (!isWanted || stage === null) return undefined;
    let hasCollapsed = false;
    const collapse = (): void => {
      if (hasCollapsed || engine.hasFocusWithin(groupId)) return;
      hasCollapsed = stage.collapse(order);
      if (hasCollapsed) setCollapsed(true);
    };
    collapse();
    const end = stage.subscribeHeights(collapse);
    return () => {
      end();
      setCollapsed(false);
    };
  }, [engine, stage, groupId, order, isWanted, setCollapsed]);
}

import type { NodeId } from '@fjernsyn/focus';
import { useContext, useLayoutEffect } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { PageStageContext } from '../page/page-stage-context';

/** Lets an empty rail leave the page: at once where it may, else when heights next change. */
export function useFold(
  groupId: NodeId,
  order: number,
  isWanted: boolean,
  setFolded: (isFolded: boolean) => void,
): void {
  const { engine } = useFocusScope().binding;
  const stage = useContext(PageStageContext);
  useLayoutEffect(() => {
    if (!isWanted || stage === null) return undefined;
    let hasFolded = false;
    const fold = (): void => {
      if (hasFolded || engine.hasFocusWithin(groupId)) return;
      hasFolded = stage.fold(order);
      if (hasFolded) setFolded(true);
    };
    fold();
    const end = stage.subscribeHeights(fold);
    return () => {
      end();
      setFolded(false);
    };
  }, [engine, stage, groupId, order, isWanted, setFolded]);
}

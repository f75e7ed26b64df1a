import { useCallback, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { PageStageContext } from './page-stage-context';
import type { Placement, SectionKey } from './section-heights';

/** What a section tells the page around. */
export interface PageSectionOptions extends SectionKey {
  /** Its height in rem, the space after it included. */
  readonly heightRem: number;
}

/** Places a section on the page around, and says whether to mount its content; renders when that changes. */
export function usePageSection({ focusKey, order, heightRem, spanOf }: PageSectionOptions): boolean {
  const stage = useContext(PageStageContext);
  const placement = useRef<Placement | null>(null);
  useLayoutEffect(() => {
    placement.current = stage?.place({ focusKey, order, spanOf }) ?? null;
    return () => placement.current?.remove();
  }, [stage, focusKey, order, spanOf]);
  // Order: a section has its height as soon as it has a place, and keeps its place when its height changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place needs the height too.
  useLayoutEffect(() => placement.current?.resize(heightRem), [heightRem, stage, focusKey, order, spanOf]);
  const isMounted = (): boolean => stage === null || stage.isMounted(order);
  const subscribe = useCallback((listener: () => void) => stage?.subscribe(listener) ?? (() => undefined), [stage]);
  return useSyncExternalStore(subscribe, isMounted, isMounted);
}

import { createObservable, type Observable } from '@fjernsyn/kernel';
import type { IndexRange } from '@fjernsyn/ui';
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';

/** Which rows of a page are near the screen. */
export const NearRowsContext = createContext<Observable<IndexRange>>(
  createObservable<IndexRange>({ first: 0, end: 1 }),
);

/**
 * Whether what the row at `order` shows is to be fetched: from when the row has first been near the screen. Renders once, when it first
 * comes near, and never where `isThere` says that it has all.
 */
export function useIsWanted(order: number, isThere: boolean): boolean {
  const near = useContext(NearRowsContext);
  const hasBeenNear = useRef(false);
  const read = (): boolean => {
    const { first, end } = near.get();
    hasBeenNear.current = hasBeenNear.current || (order >= first && order < end);
    return hasBeenNear.current && !isThere;
  };
  return useSyncExternalStore(near.subscribe, read, read);
}

import { createObservable, type Observable } from '@fjernsyn/kernel';
import type { IndexRange } from '@fjernsyn/ui';
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';

/** Which rails of a page are near the screen. */
export const NearRailsContext = createContext<Observable<IndexRange>>(
  createObservable<IndexRange>({ first: 0, end: 1 }),
);

/**
 * Whether the rail at `order` wants its list, which it does from when it has first been near the screen. Renders once, when it first comes
 * near, and never where it has its list already.
 */
export function useWantsList(order: number, hasList: boolean): boolean {
  const near = useContext(NearRailsContext);
  const hasBeenNear = useRef(false);
  const read = (): boolean => {
    const { first, end } = near.get();
    hasBeenNear.current = hasBeenNear.current || (order >= first && order < end);
    return hasBeenNear.current && !hasList;
  };
  return useSyncExternalStore(near.subscribe, read, read);
}

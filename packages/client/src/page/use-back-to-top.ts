import type { Observed } from '@fjernsyn/kernel';
import { useEffect } from 'react';
import { useClient, useOpened } from '../application-context';
import { type PageParts, useWayToTop } from './use-way-to-top';

/** Options of {@link useBackToTop}. */
export interface BackToTopOptions extends PageParts {
  /** Whether the page stands where its hero is seen. */
  readonly isAtTop: Observed<boolean>;
}

/** Lets Back at home lead to where home begins, before it leads anywhere else. */
export function useBackToTop({ page, parts, isAtTop }: BackToTopOptions): void {
  const { focus, remote } = useClient().application;
  const { places } = useOpened();
  const goToTop = useWayToTop({ page, parts });
  useEffect(() => {
    const [beginning] = parts;
    const isAway = (): boolean => {
      const isBelow = focus.hasFocusWithin(page) && !(beginning !== undefined && focus.hasFocusWithin(beginning));
      return isBelow || !isAtTop.get();
    };
    return remote.handle((action) => {
      if (action.type !== 'back' || !places.isAtHome() || !isAway()) return false;
      const before = focus.getFocused();
      goToTop();
      return focus.getFocused() !== before;
    });
  }, [focus, remote, places, page, parts, isAtTop, goToTop]);
}

import type { NodeId } from '@fjernsyn/focus';
import type { RailStatus } from '@fjernsyn/ui';
import { useEffect, useRef } from 'react';
import { useClient } from '../application-context';

/**
 * Tries again from the button of a failed rail, and asks for focus back: the button goes while the list is on its way, and
 * focus with it. The viewer's first move ends the request.
 */
export function useRetryInPlace(status: RailStatus, retry: () => void): () => void {
  const { focus } = useClient().application;
  const rail = useRef<NodeId>(undefined);
  useEffect(() => {
    if (status !== 'loading' || rail.current === undefined) return;
    focus.focus(rail.current, { isAutomatic: true });
    rail.current = undefined;
  }, [focus, status]);
  return () => {
    rail.current = focus.getFocused()?.replace(/\/[^/]*$/, '');
    retry();
  };
}

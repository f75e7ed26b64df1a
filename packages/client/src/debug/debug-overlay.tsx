import { FocusDebugger } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';

/** Where a developer keeps what is to be drawn over the page: `focus` draws the focus tree. */
export const debugKey = 'fjernsyn.debug';

/** What a build for development draws over the page, where it is asked to. */
export function DebugOverlay(): ReactElement | null {
  const { store } = useClient().application.ports;
  return store.read(debugKey) === 'focus' ? <FocusDebugger /> : null;
}

import { FocusDebugger } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';

/** What a build for development draws over the page, where it is asked to. */
export function DebugOverlay(): ReactElement | null {
  return useClient().application.support.debugged() === 'focus' ? <FocusDebugger /> : null;
}

import type { ReactElement, ReactNode } from 'react';
import { OpenedContext, useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** Gives a dialog what exists only while the application is open; without that it shows nothing. */
export function OpenedDialog({ children }: { readonly children: ReactNode }): ReactElement | null {
  const state = useObserved(useClient().application.start.state);
  return state.phase === 'open' ? <OpenedContext.Provider value={state}>{children}</OpenedContext.Provider> : null;
}

import { durationsMs } from '@fjernsyn/kernel';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useClient } from '../../application-context';
import { useObserved } from '../../hooks/use-observed';
import { type SectionTable, SectionTableContext } from './section-table';

/** Props of {@link SectionTableProvider}. */
export interface SectionTableProviderProps {
  readonly table: SectionTable;
  readonly children: ReactNode;
}

/** How long after the first rail the view of an item's page is fetched: a viewer may soon open one. */
const fetchAfterMs = 2 * durationsMs.second;

/** Gives pages the views of sections. */
export function SectionTableProvider({ table, children }: SectionTableProviderProps): ReactElement {
  const { clock, firstRail } = useClient().application;
  const hasRail = useObserved(firstRail.isShown);
  useEffect(() => {
    if (!hasRail) return undefined;
    // Where it cannot be fetched now it is fetched with the page.
    return clock.after(
      fetchAfterMs,
      () =>
        void table
          .sourceOf('detail')
          .fetch()
          .catch(() => undefined),
    );
  }, [clock, hasRail, table]);
  return <SectionTableContext.Provider value={table}>{children}</SectionTableContext.Provider>;
}

import { durationsMs } from '@fjernsyn/kernel';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../application-context';
import { useObserved } from '../../hooks/use-observed';
import { createSectionTable, type SectionTable, SectionTableContext } from './section-table';

/** Props of {@link SectionTableProvider}. */
export interface SectionTableProviderProps {
  /** Default that of {@link createSectionTable}. */
  readonly table?: SectionTable | undefined;
  readonly children: ReactNode;
}

/** How long after the first rail late views are fetched: a viewer may soon open a page that needs them. */
const fetchAfterMs = 2 * durationsMs.second;

/** Gives pages the views of sections, and fetches those that come late after the first rail. */
export function SectionTableProvider({ table: given, children }: SectionTableProviderProps): ReactElement {
  const { clock, firstRail } = useClient().application;
  const hasRail = useObserved(firstRail.isShown);
  const [table] = useState(() => given ?? createSectionTable());
  useEffect(() => {
    if (!hasRail) return undefined;
    return clock.after(fetchAfterMs, () => {
      // What cannot be fetched now is fetched when a page needs it.
      for (const source of Object.values(table)) source.fetch().catch(() => undefined);
    });
  }, [clock, hasRail, table]);
  return <SectionTableContext.Provider value={table}>{children}</SectionTableContext.Provider>;
}

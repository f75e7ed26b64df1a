import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../application-context';
import { createSectionTable, type SectionTable, SectionTableContext } from './section-table';

/** Props of {@link SectionTableProvider}. */
export interface SectionTableProviderProps {
  /** Default that of {@link createSectionTable}. */
  readonly table?: SectionTable | undefined;
  readonly children: ReactNode;
}

/** Gives pages the views of sections, and fetches those that come late once the first rail can be seen. */
export function SectionTableProvider({ table: given, children }: SectionTableProviderProps): ReactElement {
  const { isShown } = useClient().application.firstRail;
  const [table] = useState(() => given ?? createSectionTable());
  useEffect(() => {
    const fetchAll = (): void => {
      if (!isShown.get()) return;
      // What cannot be fetched now is fetched when a page needs it.
      for (const source of Object.values(table)) source.fetch().catch(() => undefined);
    };
    fetchAll();
    return isShown.subscribe(fetchAll);
  }, [isShown, table]);
  return <SectionTableContext.Provider value={table}>{children}</SectionTableContext.Provider>;
}

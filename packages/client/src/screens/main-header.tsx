import type { NavigationEntry, ServiceConfig } from '@fjernsyn/contracts';
import { Header, type HeaderEntry } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../application-context';

/** How many featured entries the header shows (S2). */
export const mostHeaderEntries = 5;

/** Props of {@link MainHeader}. */
export interface MainHeaderProps {
  readonly config: ServiceConfig;
  /** The path of the page below. */
  readonly path: string;
  readonly isFixed: boolean;
}

/** The product's name and the service's featured pages, with the one that is shown marked. */
export function MainHeader({ config, path, isFixed }: MainHeaderProps): ReactElement {
  const { application, t } = useClient();
  const featured = useMemo(() => featuredEntries(config.navigation?.header ?? []), [config]);
  const entries = useMemo(
    () =>
      featured.map(
        (entry): HeaderEntry => ({
          key: entry.path,
          label: entry.label,
          href: entry.path,
          isCurrent: entry.path === path,
          onActivate: () => application.navigation().push(`${entry.path}?featured=true`),
        }),
      ),
    [application, featured, path],
  );
  return (
    <Header
      label={t('header.label')}
      logo={{ name: application.configuration.appTitle }}
      entries={entries}
      isFixed={isFixed}
    />
  );
}

interface FeaturedEntry {
  readonly label: string;
  readonly path: string;
}

/** The entries that lead to a page of ours: headings and outside links have their place elsewhere. */
function featuredEntries(header: readonly NavigationEntry[]): readonly FeaturedEntry[] {
  const entries: FeaturedEntry[] = [];
  for (const { isFeatured, label, path } of header) {
    if (!isFeatured || label === undefined || path === undefined || !path.startsWith('/')) continue;
    entries.push({ label, path });
  }
  return entries.slice(0, mostHeaderEntries);
}

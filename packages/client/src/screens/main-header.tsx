import type { ServiceConfig } from '@fjernsyn/contracts';
import { currentEntryOf, type MenuEntry, toMenuAddress, toMenuEntries } from '@fjernsyn/shell';
import { Header, type HeaderEntry, type IconName } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { useTopPointer } from '../hooks/use-top-pointer';

/** Props of {@link MainHeader}. */
export interface MainHeaderProps {
  readonly config: ServiceConfig;
  /** The path of what is shown below. */
  readonly path: string;
}

/** The product's name, the service's featured pages with the one that is shown marked, and the way to the search. */
export function MainHeader({ config, path }: MainHeaderProps): ReactElement {
  const { application, t } = useClient();
  const { paths, appTitle } = application.configuration;
  const menu = useMemo(() => toMenuEntries(config.navigation), [config]);
  const link = useMenuLink();
  const entries = useMemo(() => menu.map(link), [menu, link]);
  const search = useMemo(
    () => ({
      ...link({ path: paths.search, label: t('header.search'), icon: 'search' }),
      hint: t('header.searchHint'),
    }),
    [link, paths, t],
  );
  useTopPointer();
  return (
    <Header
      label={t('header.label')}
      logo={{ name: appTitle, ...link({ path: paths.home, label: t('header.home', { title: appTitle }) }) }}
      current={currentEntryOf(menu, path, { sitemap: application.sitemap(), tvPath: paths.tv })}
      display={useObserved(application.header.state)}
      {...{ entries, search }}
    />
  );
}

/** Makes the link of an entry, which opens its page on top of this one, or in its place where it is the same. */
function useMenuLink(): (entry: MenuEntry) => HeaderEntry {
  const { application } = useClient();
  return useMemo(
    () =>
      ({ path, label, icon }) => ({
        ...{ key: path, label, href: toMenuAddress(path), icon: icon === undefined ? undefined : iconOf(icon) },
        onActivate() {
          const navigation = application.navigation();
          if (navigation.location.get().screen.path === path) navigation.replace(toMenuAddress(path));
          else navigation.push(toMenuAddress(path));
        },
      }),
    [application],
  );
}

const icons = new Map<string, IconName>([
  ['home', 'home'],
  ['live', 'live'],
  ['series', 'episodes'],
  ['film', 'play'],
  ['kids', 'star'],
  ['search', 'search'],
]);

/** Our picture by the service's name for it; one for all that it names otherwise. */
function iconOf(name: string): IconName {
  return icons.get(name) ?? 'trailer';
}

import type { ServiceConfig } from '@fjernsyn/contracts';
import { currentEntryOf, headerToolsOf, type MenuEntry, toMenuAddress, toMenuEntries } from '@fjernsyn/shell';
import { Header, type HeaderEntry, type HeaderProps, hasIcon, type IconName } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient, useOpened } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** Props of {@link MainHeader}. */
export interface MainHeaderProps {
  readonly config: ServiceConfig;
  /** The path of what is shown below. */
  readonly path: string;
}

/** The product's name, the service's featured pages with the one that is shown marked, the search, and who is there. */
export function MainHeader({ config, path }: MainHeaderProps): ReactElement {
  const { application, t } = useClient();
  const { configuration, header } = application;
  const { paths, appTitle } = configuration;
  const { sitemap } = useOpened().places;
  const menu = useMemo(() => toMenuEntries(config.navigation), [config]);
  const link = useMenuLink();
  const entries = useMemo(() => menu.map(link), [menu, link]);
  const tools = useTools(link);
  return (
    <Header
      label={t('header.label')}
      logo={{ name: appTitle, ...link({ path: paths.home, label: t('header.home', { title: appTitle }) }) }}
      current={currentEntryOf(menu, path, { sitemap, tvPath: paths.tv })}
      display={useObserved(header.state)}
      entries={entries}
      {...tools}
    />
  );
}

/** The way to the search, and the account, or the way to one, by who is there. */
function useTools(link: (entry: MenuEntry) => HeaderEntry): Pick<HeaderProps, 'search' | 'account'> {
  const { application, t } = useClient();
  const { configuration, session, universe } = application;
  const { paths } = configuration;
  const { role, profile, accountName } = useObserved(session.state);
  const { hasSearch, account } = headerToolsOf(role, useObserved(universe));
  const name = profile?.name ?? accountName ?? t('header.account');
  const search = link({ path: paths.search, label: t('header.search'), icon: 'search' });
  const accounts = {
    account: { ...link({ path: paths.account, label: name }), icon: 'person' },
    'sign-in': { ...link({ path: paths.signIn, label: t('header.signIn') }), icon: 'person', isButton: true },
    none: undefined,
  } as const;
  return { search: hasSearch ? { ...search, hint: t('header.searchHint') } : undefined, account: accounts[account] };
}

/** Makes the link of an entry, which opens its page on top of this one, or in its place where it is the same. */
function useMenuLink(): (entry: MenuEntry) => HeaderEntry {
  const { places } = useOpened();
  return useMemo(
    () =>
      ({ path, label, icon }) => ({
        key: path,
        label,
        href: toMenuAddress(path),
        icon: icon === undefined ? undefined : iconOf(icon),
        onActivate: () => places.openMenuEntry(path),
      }),
    [places],
  );
}

/** The picture of ours that the service names; one for all where it names another. */
function iconOf(name: string): IconName {
  return hasIcon(name) ? name : 'trailer';
}

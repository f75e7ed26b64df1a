import type { ServiceConfig } from '@fjernsyn/contracts';
import { currentEntryOf, headerToolsOf, type MenuEntry, toMenuAddress, toMenuEntries } from '@fjernsyn/shell';
import { Header, type HeaderEntry, type HeaderProps, hasIcon, type IconName } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient, useOpened } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { useAvatar } from './use-avatar';
import { useHeaderFocus } from './use-header-focus';

/** Props of {@link MainHeader}. */
export interface MainHeaderProps {
  readonly config: ServiceConfig;
  /** The path of what is shown below. */
  readonly path: string;
}

/** The product's name, the service's featured pages with the one that is shown marked, the search, and who is there; in a universe its own name and none of those pages. */
export function MainHeader({ config, path }: MainHeaderProps): ReactElement {
  const { application, t } = useClient();
  const { configuration, header } = application;
  const universe = useObserved(application.universe);
  const { sitemap } = useOpened().places;
  const menu = useMemo(() => (universe ? [] : toMenuEntries(config.navigation)), [config, universe]);
  const link = useMenuLink();
  const entries = useMemo(() => menu.map(link), [menu, link]);
  const tools = useTools(link);
  const home = (universe && sitemap.pathOf(universe.home)) ?? configuration.paths.home;
  const name = universe?.name ?? configuration.appTitle;
  useHeaderFocus(tools.search ?? tools.account);
  return (
    <Header
      label={t('header.label')}
      logo={{
        name,
        isWritten: universe !== undefined,
        ...link({ path: home, label: t('header.home', { title: name }) }),
      }}
      current={currentEntryOf(menu, path, { sitemap, paths: configuration.paths })}
      display={useObserved(header.state)}
      isPassedBy={universe?.isWordless}
      entries={entries}
      {...tools}
    />
  );
}

/** The way to the search, and the account, or the way to one, by who is there and what there is. */
function useTools(link: (entry: MenuEntry) => HeaderEntry): Pick<HeaderProps, 'search' | 'account'> {
  const { application, t, rooms } = useClient();
  const { configuration, session, signIn, universe } = application;
  const { paths } = configuration;
  const { role, profile, accountName } = useObserved(session.state);
  const { hasSearch, account } = headerToolsOf(role, useObserved(universe), rooms);
  const name = profile?.name ?? accountName ?? t('header.account');
  const search = link({ path: paths.search, label: t('header.search'), icon: 'search' });
  const accounts = {
    account: { ...link({ path: paths.account, label: name }), icon: 'person', avatar: useAvatar() },
    'sign-in': {
      ...link({ path: paths.signIn, label: t('header.signIn') }),
      icon: 'person',
      isButton: true,
      onActivate: signIn.open,
    },
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

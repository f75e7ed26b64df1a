import { type Sitemap, watchPathOf } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { FocusEngine } from '@fjernsyn/focus';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Ports } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import { isSamePath, toMenuAddress } from '../addresses/address';
import { createHomePath } from '../addresses/home-path';
import { createLiveSitemap } from '../addresses/live-sitemap';
import type { Configuration } from '../configuration';
import type { Notices } from '../overlays/notices';
import type { Reading } from '../reading/reading';
import { goBack } from './go-back';
import { createGuardedNavigation, type GuardedNavigationDeps } from './guarded-navigation';
import { createItemOpener, type ItemOpener } from './item-opener';
import { createLinks, type Links, type LinksDeps } from './links';
import type { Navigation } from './navigation';

/** Where the viewer is, and everything that leads elsewhere: there once the application is open. */
export interface Places {
  readonly navigation: Navigation;
  /** The service's pages. */
  readonly sitemap: Sitemap;
  /** Where links of the service lead. */
  readonly links: Links;
  readonly items: ItemOpener;
  /** Opens the page of a menu entry; where it is open already, it begins anew in its own place (S2.5). */
  openMenuEntry(path: string): void;
  /** The home of the viewer of the moment (S2.19). */
  homePath(): string;
  /** Whether the viewer is at home. */
  isAtHome(): boolean;
  /** Whether anything lies behind in the way back. */
  canGoBack(): boolean;
  /** Goes back, or home where nothing lies behind; answers false at home. */
  goBack(): boolean;
  /** Goes home, in the place of this one. */
  goHome(): void;
  /** Takes a newer configuration of the service. */
  renew(config: ServiceConfig): void;
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createPlaces}. */
export interface PlacesDeps {
  readonly ports: Pick<Ports, 'clock' | 'history' | 'lifecycle' | 'outside' | 'telemetry' | 'visitStore'>;
  readonly configuration: Configuration;
  readonly config: ServiceConfig;
  /** Shows the service's time where that is known. */
  readonly time: Pick<Clock, 'now'>;
  readonly session: Session['state'];
  readonly viewer: Session['viewer'];
  /** Whether nothing is shown, as it is not known yet who is watching. */
  readonly isHeld: Observed<boolean>;
  readonly focus: FocusEngine;
  readonly reading: GuardedNavigationDeps['reading'] & LinksDeps['reading'] & Pick<Reading, 'loadItem' | 'pageAhead'>;
  readonly notices: Pick<Notices, 'show'>;
}

/** Makes the {@link Places} of an application that opens. */
export function createPlaces(deps: PlacesDeps): Places {
  const { ports, configuration, time, session, focus, reading, notices } = deps;
  const sitemap = createLiveSitemap(deps.config);
  const { universes } = configuration.brand;
  const home = createHomePath({ viewer: deps.viewer, sitemap, universes, home: configuration.paths.home });
  const navigation = createGuardedNavigation({
    ports,
    configuration,
    sitemap,
    session,
    focus,
    reading,
    notices,
    home,
    isHeld: deps.isHeld,
    ahead: reading.pageAhead(),
  });
  const links = createLinks({ navigation, outside: ports.outside, notices, reading });
  return {
    navigation,
    sitemap,
    links,
    items: createItemOpener({
      links,
      location: navigation.location,
      reading,
      telemetry: ports.telemetry,
      watchPathOf: (item) => watchPathOf(sitemap, item, time.now()),
    }),
    openMenuEntry(path) {
      const address = toMenuAddress(path);
      if (navigation.location.get().screen.path === path) navigation.replace(address);
      else navigation.push(address);
    },
    homePath: home,
    isAtHome: () => isSamePath(navigation.location.get().screen.path, home()),
    canGoBack: () => ports.history.canGoBack,
    goBack: () => goBack(navigation, home()),
    goHome: () => navigation.replace(home()),
    renew: sitemap.renew,
    stop: navigation.stop,
  };
}

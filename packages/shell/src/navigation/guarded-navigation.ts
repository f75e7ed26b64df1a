import type { Sitemap } from '@fjernsyn/catalogue';
import type { FocusEngine } from '@fjernsyn/focus';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { SessionState } from '@fjernsyn/session';
import { isSamePath, isUnkept } from '../addresses/address';
import { createRoutes } from '../addresses/routes';
import type { Configuration } from '../configuration';
import type { Notices } from '../overlays/notices';
import { createGuards } from './guards';
import { createNavigation, type Navigation } from './navigation';
import { followPages, type PageVisitDeps } from './page-visits';
import { createPlaceMemory } from './place-memory';

/** How long a page change waits for its rows (S9: 10 s). */
export const rowsWaitMs = 10_000;

/** Dependencies of {@link createGuardedNavigation}. */
export interface GuardedNavigationDeps {
  readonly ports: Pick<Ports, 'clock' | 'history' | 'lifecycle' | 'telemetry' | 'visitStore'>;
  readonly configuration: Configuration;
  readonly sitemap: Sitemap;
  readonly session: Observed<SessionState>;
  readonly focus: FocusEngine;
  readonly reading: PageVisitDeps['reading'];
  readonly notices: Pick<Notices, 'show'>;
  /** Whether nothing is shown, as it is not known yet who is watching. */
  readonly isHeld: Observed<boolean>;
  /** The home of the viewer of the moment. */
  readonly home: () => string;
  /** Resolves when the page of the start is there or has failed. */
  readonly ahead: Promise<unknown>;
}

/** Makes the {@link Navigation} of an open application, with all that leads the viewer elsewhere: guards, pages, links from outside. */
export function createGuardedNavigation(deps: GuardedNavigationDeps): Navigation {
  const { ports, configuration, sitemap, session, focus, reading, home } = deps;
  const { history, lifecycle, telemetry } = ports;
  const { paths } = configuration;
  const routes = createRoutes(sitemap, configuration, deps.isHeld);
  const guards = createGuards(session, paths);
  const places = createPlaceMemory(ports.visitStore);
  const tellDeadLink = (): void => deps.notices.show({ kind: 'dead-link' });
  const navigation = createNavigation({
    history,
    focus,
    telemetry,
    routes,
    guards,
    places,
    home,
    tellDeadLink,
  });
  let isLinkedFromHome = false;
  const ends = [
    navigation.stop,
    followPages({
      navigation,
      reading,
      telemetry,
      routes,
      paths,
      home,
      ahead: deps.ahead,
      leaveLink() {
        tellDeadLink();
        // Home twice would be a step back that leads nowhere.
        if (!isLinkedFromHome || !navigation.back()) navigation.replace(home());
      },
      hasAddresses: history.hasAddresses,
    }),
    waitForRows(deps, navigation),
    session.subscribe(() => navigation.guard()),
    deps.isHeld.subscribe(navigation.resolve),
    lifecycle.subscribe((event) => {
      if (event.type === 'suspended' || event.type === 'exiting') navigation.keep();
      if (event.type !== 'relaunched' || event.path === navigation.location.get().address) return;
      isLinkedFromHome = isSamePath(navigation.location.get().screen.path, home()) && !isUnkept(event.path);
      navigation.push(event.path, 'deep');
    }),
  ];
  return {
    ...navigation,
    stop() {
      for (const end of ends) end();
    },
  };
}

/** Lets focus stay where it is once a page has kept it waiting for too long: what is still to come back to is not waited for any more (S4). */
function waitForRows({ ports, focus }: GuardedNavigationDeps, { location }: Navigation): Unsubscribe {
  let cancel: Unsubscribe | undefined;
  let waitsFor = '';
  const wait = (): void => {
    const { entryKey } = location.get();
    if (entryKey === waitsFor) return;
    waitsFor = entryKey;
    cancel?.();
    cancel = ports.clock.after(rowsWaitMs, () => {
      const focused = focus.getFocused();
      if (focused !== null) focus.focus(focused);
    });
  };
  const end = location.subscribe(wait);
  wait();
  return () => {
    end();
    cancel?.();
  };
}

import { isEmptyPage, type PageModel } from '@fjernsyn/catalogue';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import { isSamePath } from '../addresses/address';
import { isAccountPage } from '../addresses/routes';
import { notFoundScreen, type Routes, type Screen } from '../addresses/screen';
import type { ConfiguredPaths } from '../configuration';
import { isMissing } from '../connectivity/is-missing';
import type { Reading } from '../reading/reading';
import type { Location, NavigationChange } from './location';
import type { Navigation } from './navigation';

/** Dependencies of {@link followPages}. */
export interface PageVisitDeps {
  readonly navigation: Navigation;
  readonly reading: Pick<Reading, 'api' | 'page' | 'keepPage' | 'forgetPage'>;
  readonly telemetry: Telemetry;
  readonly routes: Routes;
  readonly paths: Pick<ConfiguredPaths, 'error' | 'signIn'>;
  /** The home of the viewer of the moment. */
  readonly home: () => string;
  /** Whether the viewer may type addresses: elsewhere what the application starts with is a link (S2.14, S2.15). */
  readonly hasAddresses: boolean;
  /** Takes a link that leads nowhere out of the way, home, and says so. */
  readonly leaveLink: () => void;
  /** Resolves when the page of the start, which was asked for ahead, is there or has failed. */
  readonly ahead: Promise<unknown>;
}

/**
 * Asks for the page of each place that the viewer comes to, and acts on what the service says of its address: a page that does not exist
 * leads to the error page, one that is restricted to the sign-in, and a deep link to the path that the service has for it (S2).
 */
export function followPages(deps: PageVisitDeps): Unsubscribe {
  const { navigation, reading, routes, paths, telemetry, ahead } = deps;
  let visited: (Pick<Screen, 'kind' | 'path'> & Pick<Location, 'entryKey'>) | undefined;
  let leave: Unsubscribe | undefined;

  const hearMissing = ({ screen: { path }, change }: Location): void => {
    // Who came by a link did not ask for an address: home stands for one that leads nowhere.
    if (isLink(change, deps) && !isSamePath(path, deps.home())) deps.leaveLink();
    else if (isSamePath(path, paths.error)) navigation.show(notFoundScreen);
    else if (isSamePath(path, paths.signIn)) navigation.show({ kind: 'sign-in', path });
    else navigation.replace(paths.error);
  };

  const hearPage = (page: PageModel, { screen: { path }, change }: Location): void => {
    // An error page that says nothing is as good as none.
    if (isSamePath(path, paths.error) && isEmptyPage(page)) {
      navigation.show(notFoundScreen);
      return;
    }
    const isLookup = (change === 'start' || change === 'deep') && !routes.isStatic(path);
    const { ownPath } = page;
    if (isLookup && ownPath !== undefined && !isSamePath(ownPath, path)) {
      reading.keepPage(ownPath, page);
      // The page is heard again at its own address, where the guards look at it.
      navigation.readdress(ownPath);
    } else if (isAccountPage(page)) navigation.guard(true);
  };

  const visit = (): void => {
    const location = navigation.location.get();
    const { entryKey, change, screen } = location;
    const { kind, path } = screen;
    if (visited?.entryKey === entryKey && visited.path === path && visited.kind === kind) return;
    leave?.();
    leave = undefined;
    visited = { entryKey, kind, path };
    if (screen.kind === 'title') void lookUp(deps, location, screen.itemId, hearMissing);
    if (screen.kind === 'search') tellSearchView(telemetry, path);
    if (screen.kind !== 'page') return;
    const here = visited;
    const isHere = (): boolean => navigation.location.get().entryKey === entryKey && visited === here;
    // What failed at an earlier visit is asked for anew; a start has asked ahead, and its failure stands until the viewer tries again.
    if (change !== 'start' && (routes.isReadAnew(path) || reading.page(path).get().error)) reading.forgetPage(path);
    const resource = reading.page(path);
    let viewed: PageModel | undefined;
    const hear = (): void => {
      if (!isHere()) return;
      const { error, value: page } = resource.get();
      if (error && isMissing(error)) hearMissing(location);
      else if (page) hearPage(page, location);
      if (!page || page === viewed || !isHere()) return;
      viewed = page;
      telemetry.emit({ type: 'page-viewed', path, pageKey: page.key ?? '', template: page.template });
    };
    leave = resource.subscribe(hear);
    hear();
  };

  const end = navigation.location.subscribe(visit);
  let isOver = false;
  // An observer that came in the very turn in which the page asked for ahead fails would ask for it once more.
  void ahead.then(() => isOver || visit());
  return () => {
    isOver = true;
    end();
    leave?.();
  };
}

/** The search reads no page before it shows; another query makes no other visit. */
function tellSearchView(telemetry: Telemetry, path: string): void {
  telemetry.emit({ type: 'page-viewed', path, pageKey: 'Search', template: 'Search' });
}

/** Whether the viewer has come by a link, and typed nothing. */
function isLink(change: NavigationChange, { hasAddresses }: Pick<PageVisitDeps, 'hasAddresses'>): boolean {
  return change === 'deep' || (change === 'start' && !hasAddresses);
}

/** Puts the page of a title in the place of a link that named it by its number. */
async function lookUp(
  { navigation, reading }: Pick<PageVisitDeps, 'navigation' | 'reading'>,
  location: Location,
  itemId: string,
  onMissing: (location: Location) => void,
): Promise<void> {
  const item = await reading.api.items.detail(itemId).catch(() => undefined);
  const current = navigation.location.get();
  if (current.entryKey !== location.entryKey || current.address !== location.address) return;
  if (item?.path === undefined) onMissing(location);
  else navigation.readdress(item.path);
}

import type { Sitemap } from '@fjernsyn/catalogue';
import type { Observed } from '@fjernsyn/kernel';
import type { Configuration } from '../configuration';
import { isSamePath } from './address';
import type { Routes } from './screen';

const readAnew = /^(?:Watch|Event|Competition|Confederation)/;

/** What the service's sitemap and the configuration say of addresses (C2). */
export function createRoutes(sitemap: Sitemap, { brand, paths }: Configuration, isHeld: Observed<boolean>): Routes {
  return {
    isHeld: isHeld.get,
    isWatchPath(path) {
      const { page, parameters = {} } = sitemap.match(path) ?? {};
      // The page of live television is the player's where it names a channel.
      const isWatch = page?.key === 'Watch' || page?.template === 'Watch';
      return isWatch || (page?.key === 'TVLive' && Object.keys(parameters).length > 0);
    },
    universeOf(path) {
      const key = sitemap.match(path)?.page.key;
      const universe = brand.universes.find(({ home }) => home === key);
      if (universe) return universe.id;
      return path === paths.home ? undefined : null;
    },
    isSearchPath(path) {
      const page = sitemap.match(path)?.page;
      return isSamePath(path, paths.search) || page?.key === 'Search' || page?.template === 'Search';
    },
    isSignInScreen: (path) => isSamePath(path, paths.signIn) && sitemap.match(path) === undefined,
    isRestricted(path) {
      const page = sitemap.match(path)?.page;
      return page !== undefined && isAccountPage(page);
    },
    isStatic(path) {
      const match = sitemap.match(path);
      return match !== undefined && Object.keys(match.parameters).length === 0;
    },
    isReadAnew(path) {
      const page = sitemap.match(path)?.page;
      return page !== undefined && (readAnew.test(page.key ?? '') || readAnew.test(page.template));
    },
  };
}

/** Whether a page is for those alone who are signed in: its key or its template begins with `Account` (S2). */
export function isAccountPage({
  key = '',
  template,
}: {
  readonly key?: string | undefined;
  readonly template: string;
}) {
  return /^Account/.test(key) || /^Account/.test(template);
}

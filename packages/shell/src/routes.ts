import type { Sitemap } from '@fjernsyn/catalogue';
import type { Configuration } from './configuration';
import type { Routes } from './screen';

/** What the service's sitemap and the configuration say of addresses (C2). */
export function createRoutes(sitemap: Sitemap, { universes, paths }: Configuration): Routes {
  return {
    isWatchPath: (path) => sitemap.match(path)?.page.key === 'Watch',
    universeOf(path) {
      const key = sitemap.match(path)?.page.key;
      if (key !== undefined && Object.keys(universes).includes(key)) return universes[key];
      return path === paths.home ? undefined : null;
    },
  };
}

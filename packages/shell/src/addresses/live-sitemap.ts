import { createSitemap, type Sitemap } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';

/** A sitemap that keeps its identity while the configuration behind it changes. */
export interface LiveSitemap extends Sitemap {
  /** Goes by this configuration from now on. */
  renew(config: ServiceConfig): void;
}

/** Makes the {@link LiveSitemap} of a configuration. */
export function createLiveSitemap(config: ServiceConfig): LiveSitemap {
  const toSitemap = ({ sitemap }: ServiceConfig): Sitemap => createSitemap(sitemap ?? []);
  let current = toSitemap(config);
  return {
    match: (path) => current.match(path),
    byKey: (key) => current.byKey(key),
    pathOf: (key, parameters) => current.pathOf(key, parameters),
    pathWith: (key, value) => current.pathWith(key, value),
    renew(next) {
      current = toSitemap(next);
    },
  };
}

import type { ProductFacts } from '../product-facts';
import type { ServiceOrigins } from '../site/origins';
import type { AitApplication } from './ait-application';

/**
 * The application as a channel tells its sets of it: behind the red button, for every set of HbbTV 1.1.1 and later. Its boundary names every
 * host that it fetches from.
 */
export function hbbtvApplication(
  { name, hbbtv, site }: ProductFacts,
  { service, cdn }: ServiceOrigins,
): AitApplication {
  return {
    name,
    language: 'dan',
    ...hbbtv,
    control: 'autostart',
    isServiceBound: true,
    priority: 1,
    profile: { major: 1, minor: 1, micro: 1 },
    baseUrl: `${site}/tv/`,
    startPath: 'index.xhtml',
    boundaries: [...new Set([new URL(site).origin, ...service, ...cdn])],
  };
}

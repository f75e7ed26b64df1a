import type { ProductFacts } from '../product-facts';
import type { AitApplication } from './ait-application';

/** The application as a channel tells its sets of it: behind the red button, for every set of HbbTV 1.1.1 and later. */
export function hbbtvApplication({ name, hbbtv, site }: ProductFacts): AitApplication {
  const host = site.replace(/^http:/, 'https:');
  return {
    name,
    language: 'dan',
    ...hbbtv,
    control: 'autostart',
    isServiceBound: true,
    priority: 1,
    profile: { major: 1, minor: 1, micro: 1 },
    baseUrl: `${host}/tv/`,
    startPath: 'index.xhtml',
    boundaries: [host],
  };
}

import { readPath } from '@fjernsyn/contracts';
import type { OutsideLinks } from '@fjernsyn/platform';
import type { QueryClient } from '@tanstack/query-core';
import { toPathname } from '../addresses/address';
import type { Notices } from '../overlays/notices';
import type { Queries } from '../reading/queries';
import type { Navigation } from './navigation';

/** Where links of the service lead. */
export interface Links {
  /** Opens a page of ours on top of this one; an outside address in a window of its own, or says where it is. Anything else is no link. */
  open(path: string): void;
  /** Whether what a link leads to cannot be had while nothing is reached: everything but pages that were read. */
  needsNetwork(path: string): boolean;
}

/** Makes the {@link Links} of an application. */
export function createLinks(deps: {
  readonly navigation: Pick<Navigation, 'push'>;
  readonly outside: OutsideLinks;
  readonly notices: Pick<Notices, 'show'>;
  readonly queries: Pick<Queries, 'page'>;
  readonly queryClient: QueryClient;
}): Links {
  return {
    open(path) {
      if (path.startsWith('/')) {
        deps.navigation.push(path);
        return;
      }
      const url = readPath(path);
      if (url === undefined || deps.outside.open(url)) return;
      deps.notices.show({ kind: 'outside-link', site: siteOf(url) });
    },
    needsNetwork: (path) => deps.queryClient.getQueryData(deps.queries.page(toPathname(path)).queryKey) === undefined,
  };
}

/** An address as a viewer types it elsewhere: without scheme, query and hash. */
function siteOf(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

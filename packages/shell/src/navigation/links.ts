import { readPath } from '@fjernsyn/contracts';
import type { OutsideLinks } from '@fjernsyn/platform';
import { toPathname } from '../addresses/address';
import type { Notices } from '../overlays/notices';
import type { Reading } from '../reading/reading';
import type { Navigation } from './navigation';

/** Where links of the service lead. */
export interface Links {
  /** Opens a page of ours on top of this one; an outside address in a window of its own, or says where it is. Anything else is no link. */
  open(path: string): void;
  /** Whether what a link leads to cannot be had while nothing is reached: everything but pages that were read. */
  needsNetwork(path: string): boolean;
}

/** Dependencies of {@link createLinks}. */
export interface LinksDeps {
  readonly navigation: Pick<Navigation, 'push'>;
  readonly outside: OutsideLinks;
  readonly notices: Pick<Notices, 'show'>;
  readonly reading: Pick<Reading, 'hasPage'>;
}

/** Makes the {@link Links} of an application. */
export function createLinks(deps: LinksDeps): Links {
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
    needsNetwork: (path) => !deps.reading.hasPage(toPathname(path)),
  };
}

/** An address as a viewer types it elsewhere: without scheme, query and hash. */
function siteOf(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

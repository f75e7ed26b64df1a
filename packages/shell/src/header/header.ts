import type { Universe } from '@fjernsyn/brand';
import type { Sitemap } from '@fjernsyn/catalogue';
import type { Navigation } from '@fjernsyn/contracts';
import type { SessionState } from '@fjernsyn/session';
import { isSamePath } from '../addresses/address';

/** An entry of the header: a page of ours. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  /** The service's name of a picture for it, where the bar has pictures. */
  readonly icon?: string;
}

/** How many featured entries the header shows at most (S2.17, S9.14). */
const mostEntries = 5;

/** What counts as television: the pages of series, of their seasons and episodes, by path or by the page's key (S2.6). */
const television = /^\/?(show|season|episode)/i;

/** The featured pages of the service's menu; headings and outside links have their place elsewhere, and no page stands twice. */
export function toMenuEntries(navigation: Navigation | undefined): readonly MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const { isFeatured, label, path, icon } of navigation?.header ?? []) {
    if (!isFeatured || label === undefined || path === undefined || !path.startsWith('/')) continue;
    if (entries.some((entry) => isSamePath(entry.path, path))) continue;
    entries.push({ label, path, ...(icon === undefined ? {} : { icon }) });
  }
  return entries.slice(0, mostEntries);
}

/** The path of the entry that a page belongs to: its own, or that of television for a series and what is in it; undefined for none. */
export function currentEntryOf(
  entries: readonly MenuEntry[],
  path: string,
  { sitemap, tvPath }: { readonly sitemap: Pick<Sitemap, 'match'>; readonly tvPath: string },
): string | undefined {
  const own = entries.find((entry) => isSamePath(entry.path, path));
  if (own) return own.path;
  const isTelevision = television.test(path) || television.test(sitemap.match(path)?.page.key ?? '');
  return isTelevision ? entries.find((entry) => isSamePath(entry.path, tvPath))?.path : undefined;
}

/** What stands beside the entries: the way to the search, and the account, signing in or neither. */
export interface HeaderTools {
  readonly hasSearch: boolean;
  readonly account: 'account' | 'sign-in' | 'none';
}

const accounts: Readonly<Record<SessionState['role'], HeaderTools['account']>> = {
  anonymous: 'sign-in',
  'signed-in': 'account',
  fallback: 'none',
};

/** Who has an account sees it, who has none may sign in, and a token that stands in has neither (S2.21, S2.22). A universe may have none of these. */
export function headerToolsOf(
  role: SessionState['role'],
  universe: Pick<Universe, 'hasSearch' | 'hasAccount'> | undefined,
): HeaderTools {
  return {
    hasSearch: universe?.hasSearch ?? true,
    account: (universe?.hasAccount ?? true) ? accounts[role] : 'none',
  };
}

import type { Universe } from '@fjernsyn/brand';
import type { Sitemap } from '@fjernsyn/catalogue';
import type { Navigation } from '@fjernsyn/contracts';
import type { SessionState } from '@fjernsyn/session';
import { isSamePath } from '../addresses/address';
import type { ConfiguredPaths } from '../configuration';

/** An entry of the header: a page of ours. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  /** The service's name of a picture for it, where the bar has pictures. */
  readonly icon?: string;
}

/** How many featured entries the header shows at most (S2.17, S9.14). */
const mostEntries = 5;

/** The pages of items, by path or by the page's key: what counts as television, which is series, their seasons and episodes (S2.6), and what as film. */
const itemPages = [
  { pattern: /^\/?(show|season|episode)/i, place: 'tv' },
  { pattern: /^\/?(program|movie)/i, place: 'films' },
] as const;

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

/** The path of the entry that a page belongs to: its own, or that of series or films for an item; undefined for none. */
export function currentEntryOf(
  entries: readonly MenuEntry[],
  path: string,
  {
    sitemap,
    paths,
  }: { readonly sitemap: Pick<Sitemap, 'match'>; readonly paths: Pick<ConfiguredPaths, 'tv' | 'films'> },
): string | undefined {
  const own = entries.find((entry) => isSamePath(entry.path, path));
  if (own) return own.path;
  const key = sitemap.match(path)?.page.key ?? '';
  const kind = itemPages.find(({ pattern }) => pattern.test(path) || pattern.test(key));
  return kind && entries.find((entry) => isSamePath(entry.path, paths[kind.place]))?.path;
}

/** Which places of its own a build has beside the service's pages: the header shows a door to these alone. */
export interface Rooms {
  readonly search: boolean;
  readonly account: boolean;
  readonly signIn: boolean;
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

/** Who has an account sees it, who has none may sign in, and a token that stands in has neither (S2.21, S2.22). A universe may have none of these, and so may a build. */
export function headerToolsOf(
  role: SessionState['role'],
  universe: Pick<Universe, 'hasSearch' | 'hasAccount'> | undefined,
  rooms: Rooms,
): HeaderTools {
  const account = (universe?.hasAccount ?? true) ? accounts[role] : 'none';
  const hasRoom = { account: rooms.account, 'sign-in': rooms.signIn, none: true };
  return {
    hasSearch: rooms.search && (universe?.hasSearch ?? true),
    account: hasRoom[account] ? account : 'none',
  };
}

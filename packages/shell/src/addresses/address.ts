import { hasAngleBrackets, readPath } from '@fjernsyn/contracts';

/** The part of an address that names the page: no query, no hash. */
export function toPathname(address: string): string {
  return address.replace(/[?#].*$/, '') || '/';
}

/** Whether two addresses name the same page: a trailing slash does not count. */
export function isSamePath(one: string, other: string): boolean {
  return trimmed(one) === trimmed(other);
}

/** Pages opened from the header say so in their address (S2). */
export function isFromMenu(address: string): boolean {
  return /[?&]featured=true(&|#|$)/.test(address);
}

/** The address by which the header opens a page: it says so (S2.5). */
export function toMenuAddress(path: string): string {
  return path.replace(/(\?[^#]*)?(?=#|$)/, (query) => `${query}${query ? '&' : '?'}featured=true`);
}

/** Whether an address asks not to be kept in the way back (S2.11). */
export function isUnkept(address: string): boolean {
  return /^[^?#]*\?(?:[^#]*&)?back(?:[=&#]|$)/.test(address);
}

/**
 * An address that may be opened: `/` for the file that the application lies in, and without the values of its query that hold angle
 * brackets in any disguise (S2, C5). Undefined where the path itself is none of ours, or stands behind a hash, where ours never do.
 */
export function toSafeAddress(address: string): string | undefined {
  const path = readPath(toPathname(address));
  if (path === undefined || !path.startsWith('/') || /^\/(?:index\.html)?#!?\//.test(address)) return undefined;
  if (path.endsWith('/index.html')) return '/';
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${query && `?${safeQuery(query.slice(1))}`}${hasAngleBrackets(hash) ? '' : hash}`;
}

/** An entity of a bracket begins with the sign that parts a query; it stays with its value. */
const separator = /&(?!(?:lt|gt|#0*6[02]|#x0*3[ce])\b;?)/i;

function safeQuery(query: string): string {
  return query
    .split(separator)
    .map((part) => (hasAngleBrackets(part) ? blanked(part) : part))
    .filter((part) => part !== '')
    .join('&');
}

function blanked(part: string): string {
  const name = part.split('=')[0] ?? '';
  return hasAngleBrackets(name) ? '' : `${name}=`;
}

function trimmed(path: string): string {
  return toPathname(path).replace(/\/$/, '');
}

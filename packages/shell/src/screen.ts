/** What the viewer is to see at an address. */
export type Screen =
  /** A page of the service: rails, an item, or both. */
  | { readonly kind: 'page'; readonly path: string }
  /** An item being played. */
  | { readonly kind: 'watch'; readonly path: string; readonly itemId: string };

/** What the routes must know of the service's sitemap. */
export interface Routes {
  /** Whether a path, without its query, is one on which something is watched (C2 "Watch"). */
  isWatchPath(path: string): boolean;
  /** The children's world whose home a path is; undefined for a home for all; null where the page belongs to no world of its own. */
  universeOf(path: string): string | undefined | null;
}

/** The part of an address that names the page: no query, no hash. */
export function toPathname(address: string): string {
  return address.replace(/[?#].*$/, '') || '/';
}

/** Decides what an address shows. A watch page names its item in the digits at its end, as `/se/havgus_120010`; without them it is a page like others. */
export function resolveScreen(address: string, routes: Pick<Routes, 'isWatchPath'>): Screen {
  const path = toPathname(address);
  if (!routes.isWatchPath(path)) return { kind: 'page', path };
  const itemId = /(?:_|\/)(\d+)\/?$/.exec(path)?.[1];
  return itemId === undefined ? { kind: 'page', path } : { kind: 'watch', path, itemId };
}

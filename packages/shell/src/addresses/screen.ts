import { toPathname } from './address';
import { searchTextOf } from './search-text-of';

/** What the viewer is to see at an address. */
export type Screen =
  /** A page of the service: rails, an item, or both. */
  | { readonly kind: 'page'; readonly path: string }
  /** A title that a link names by its number alone, until its page is known. */
  | { readonly kind: 'title'; readonly path: string; readonly itemId: string }
  /** An item being played. */
  | { readonly kind: 'watch'; readonly path: string; readonly itemId: string }
  /** The search, for what its address says (C2.12, C2.18). */
  | { readonly kind: 'search'; readonly path: string; readonly text: string }
  /** What is for those alone who are signed in. */
  | { readonly kind: 'sign-in'; readonly path: string }
  /** Nothing, as it is not known yet who is watching. */
  | { readonly kind: 'profiles'; readonly path: string }
  /** The page that stands for every one that does not exist (C2). */
  | { readonly kind: 'not-found'; readonly id: '404page'; readonly path: '/__404__' };

/** What is shown where neither a page nor the configured error page exists (C2). */
export const notFoundScreen: Screen = { kind: 'not-found', id: '404page', path: '/__404__' };

/** What the routes must know of the service's sitemap. */
export interface Routes {
  /** Whether a path, without its query, is one on which something is watched (C2.6). */
  isWatchPath(path: string): boolean;
  /** The children's world whose home a path is; undefined for a home for all; null where the page belongs to no world of its own. */
  universeOf(path: string): string | undefined | null;
  /** Whether a path is that of the search: the configured one, or a page that the service calls so (C2.12, C2.18). */
  isSearchPath(path: string): boolean;
  /** Whether nothing may be shown, as it is not known yet who is watching. */
  isHeld(): boolean;
  /** Whether a path is to be shown as the place to sign in, as the service has no page there. */
  isSignInScreen(path: string): boolean;
  /** Whether the page of a path is for those alone who are signed in (S2). */
  isRestricted(path: string): boolean;
  /** Whether the sitemap writes a path out, so that nothing need be looked up (S2.14, S2.15). */
  isStatic(path: string): boolean;
  /** Whether the page of a path is read anew at each visit (C2). */
  isReadAnew(path: string): boolean;
}

type ScreenRoutes = Pick<Routes, 'isHeld' | 'isWatchPath' | 'isSearchPath' | 'isSignInScreen'>;

/** Decides what an address shows. A number alone is a title's. A watch page names its item in the digits at its end, as `/se/havgus_120010`; without them it is a page like others. */
export function resolveScreen(address: string, routes: ScreenRoutes): Screen {
  const path = toPathname(address);
  if (routes.isHeld()) return { kind: 'profiles', path };
  const number = /^\/(\d+)\/?$/.exec(path)?.[1];
  if (number !== undefined) return { kind: 'title', path, itemId: number };
  if (routes.isSignInScreen(path)) return { kind: 'sign-in', path };
  if (routes.isSearchPath(path)) return { kind: 'search', path, text: searchTextOf(address) };
  if (!routes.isWatchPath(path)) return { kind: 'page', path };
  const itemId = /(?:_|\/)(\d+)\/?$/.exec(path)?.[1];
  return itemId === undefined ? { kind: 'page', path } : { kind: 'watch', path, itemId };
}

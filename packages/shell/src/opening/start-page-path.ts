import { isSamePath, toPathname, toSafeAddress } from '../addresses/address';
import type { Configuration } from '../configuration';

/** The page that a start at an address opens with; undefined for a search, where something is watched, or a title is named by its number alone. */
export function startPagePath(address: string, { paths }: Pick<Configuration, 'paths'>): string | undefined {
  const path = toPathname(toSafeAddress(address) ?? paths.home);
  const isPage = !path.startsWith(paths.watch) && !/^\/\d+\/?$/.test(path) && !isSamePath(path, paths.search);
  return isPage ? path : undefined;
}

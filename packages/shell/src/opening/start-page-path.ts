import { toPathname, toSafeAddress } from '../addresses/address';
import type { Configuration } from '../configuration';

/** The page that a start at an address opens with; undefined where something is watched there, or a title is named by its number alone. */
export function startPagePath(address: string, { paths }: Pick<Configuration, 'paths'>): string | undefined {
  const path = toPathname(toSafeAddress(address) ?? paths.home);
  return path.startsWith(paths.watch) || /^\/\d+\/?$/.test(path) ? undefined : path;
}

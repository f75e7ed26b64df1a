import type { Configuration } from '../configuration';
import { toPathname, toSafeAddress } from '../navigation/address';

/** The page that a start at an address opens with; undefined where something is watched there, which is no page. */
export function startPagePath(address: string, { paths }: Pick<Configuration, 'paths'>): string | undefined {
  const path = toPathname(toSafeAddress(address) ?? paths.home);
  return path.startsWith(paths.watch) ? undefined : path;
}

import { type LateSource, lateSource } from './late-source';

/** The screens and layers that are fetched late. */
export type LateScreens = typeof import('./late-screens');

/** Makes the source of the {@link LateScreens}. */
export function createLateScreens(): LateSource<LateScreens> {
  return lateSource(() => import('./late-screens'));
}

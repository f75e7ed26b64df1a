import type { Item } from '@fjernsyn/contracts';

/** The trailers of an item, or of the show that it is a part of. */
export function trailersOf({ trailers = [], show }: Item): readonly Item[] {
  return trailers.length > 0 ? trailers : (show?.trailers ?? []);
}

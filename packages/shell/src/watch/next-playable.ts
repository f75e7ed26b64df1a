import { toPlayable, toTileModel } from '@fjernsyn/catalogue';
import type { Item } from '@fjernsyn/contracts';
import type { NextPlayable } from './watch-view';

/** What plays next, as the screen shows it. */
export function toNextPlayable(item: Item): NextPlayable {
  const { image } = toTileModel(item, 'wide');
  const { description = item.shortDescription } = item;
  return {
    ...toPlayable(item, item.season?.seasonNumber),
    ...(description === undefined ? {} : { description }),
    image,
  };
}

import type { Images, Item, ItemType } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import { toTagline } from './to-tagline';

/** What Play plays. A channel has no `watchPath` of its own. */
export interface PlayableItem {
  readonly id: string;
  readonly type: ItemType;
  readonly title: string;
  /** Empty where there is none. */
  readonly tagline: string;
  readonly watchPath?: string;
  /** The item's own page. */
  readonly path?: string;
  readonly durationSeconds?: MediaSeconds;
  readonly seasonNumber?: number;
  readonly episodeNumber?: number;
  /** What the service says beside Play, as which episode it is. */
  readonly details?: string;
  /** The service's `PresentationTypeCode`, as `News`. */
  readonly presentationType?: string;
  readonly images?: Images;
}

/** What Play plays of an item. Episodes of the service do not tell the number of their season. */
export function toPlayable(item: Item, numberOfSeason?: number): PlayableItem {
  const {
    id,
    type,
    title,
    tagline,
    watchPath,
    path,
    images,
    duration,
    seasonNumber = numberOfSeason,
    episodeNumber,
  } = item;
  const { PlayButtonExtraDetails: details, PresentationTypeCode: presentationType } = item.customFields;
  return {
    id,
    type,
    title,
    tagline: toTagline(tagline),
    images,
    ...(watchPath === undefined ? {} : { watchPath }),
    ...(path === undefined ? {} : { path }),
    ...(duration === undefined ? {} : { durationSeconds: duration }),
    ...(seasonNumber === undefined ? {} : { seasonNumber }),
    ...(episodeNumber === undefined ? {} : { episodeNumber }),
    ...(details === undefined ? {} : { details }),
    ...(presentationType === undefined ? {} : { presentationType }),
  };
}

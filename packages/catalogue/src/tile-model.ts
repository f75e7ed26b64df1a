import type { Images, Item, ItemInclusion, ItemType } from '@fjernsyn/contracts';
import { type Instant, type MediaSeconds, toInstant } from '@fjernsyn/kernel';
import { isComingSoon, startOf } from './coming-soon';
import { type ImageRole, imageFor } from './image-roles';
import { type PlayableItem, toPlayable } from './playable-item';

/** The shapes of tiles. */
export type TileRole = 'wide' | 'poster' | 'square' | 'block' | 'episode' | 'link' | 'channel';

/** What a tile shows and where it leads. Texts are empty where there are none. */
export interface TileModel {
  readonly id: string;
  readonly type: ItemType;
  readonly title: string;
  readonly subtitle: string;
  /** The item's page. */
  readonly path?: string;
  /** Where the item plays; none of what is only announced. */
  readonly watchPath?: string;
  readonly badge?: string;
  readonly durationSeconds?: MediaSeconds;
  /** The audience class, as `DR-Voksen`. */
  readonly ageClass?: string;
  /** The rating's code, as `MRAM-11`. */
  readonly ratingCode?: string;
  /** The first of the categories meant for viewers. */
  readonly genre?: string;
  readonly seasonCount?: number;
  readonly seasonNumber?: number;
  readonly episodeNumber?: number;
  /** What plays of it where that is another: the episode that a series goes on with, on the viewer's list. */
  readonly plays?: PlayableItem;
  /** When the next episode of a series comes. */
  readonly nextEpisodeAt?: Instant;
  /** When an event begins. */
  readonly startsAt?: Instant;
  /** When it ends. */
  readonly endsAt?: Instant;
  /** The channel that an event goes out on. */
  readonly channelId?: string;
  /** The address of its picture in a width of CSS pixels, for so many pixels of the screen in each. */
  image(widthPx: number, pixelRatio?: number): string | undefined;
  /** The address of the logo that lies on the picture, as of a channel. */
  emblem?(widthPx: number, pixelRatio?: number): string | undefined;
}

/** A link's badge is cut to so many characters (S9). */
const linkBadgeLength = 20;

const imageOf: Readonly<Record<TileRole, ImageRole>> = {
  wide: 'tile',
  poster: 'poster',
  square: 'square',
  block: 'block',
  episode: 'tile',
  link: 'tile',
  channel: 'tile',
};

/** The tile of an item in a rail of a role, with what goes with it there (C2, C3). */
export function toTileModel(item: Item, role: TileRole, inclusion?: ItemInclusion): TileModel {
  // The tile keeps no more of the item than it needs.
  const { images } = item;
  return {
    ...toTileFacts(item, role),
    ...toEpisodeFacts(inclusion),
    image: (widthPx, pixelRatio) => imageFor([images], imageOf[role], { widthPx, pixelRatio }),
    ...(role === 'channel' ? { emblem: toLogo(images) } : {}),
  };
}

/** Reads the logo among pictures. */
export function toLogo(images: Images): (widthPx: number, pixelRatio?: number) => string | undefined {
  return (widthPx, pixelRatio) => imageFor([images], 'logo', { widthPx, pixelRatio });
}

function toTileFacts(item: Item, role: TileRole): Omit<TileModel, 'image'> {
  const { id, type, path, duration, classification, seasonNumber, episodeNumber } = item;
  const { ChannelId: channelId, ClassificationRating: ratingCode, DisplayCategory: [genre] = [] } = item.customFields;
  const seasonCount = item.availableSeasonCount;
  const nextEpisodeAt = item.nextEpisode?.availableAt;
  const startsAt = startOf(item);
  const watchPath = isComingSoon(item) ? undefined : item.watchPath;
  const endsAt = toInstant(item.eventEndDate);
  const badge = type === 'link' ? cut(item.badge, linkBadgeLength) : item.badge;
  return {
    id,
    type,
    ...titlesOf(item, role),
    ...(path === undefined ? {} : { path }),
    ...(watchPath === undefined ? {} : { watchPath }),
    ...(badge === undefined ? {} : { badge }),
    ...(duration === undefined ? {} : { durationSeconds: duration }),
    ...(classification === undefined ? {} : { ageClass: classification.code }),
    ...(ratingCode === undefined ? {} : { ratingCode }),
    ...(genre === undefined ? {} : { genre }),
    ...(seasonCount === undefined ? {} : { seasonCount }),
    ...(seasonNumber === undefined ? {} : { seasonNumber }),
    ...(episodeNumber === undefined ? {} : { episodeNumber }),
    ...(nextEpisodeAt === undefined ? {} : { nextEpisodeAt }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(type !== 'event' || channelId === undefined ? {} : { channelId }),
  };
}

/** What an episode says in place of its series. */
function toEpisodeFacts({ episode, season }: ItemInclusion = {}): Partial<TileModel> {
  if (episode === undefined) return {};
  const plays = toPlayable(episode, season?.seasonNumber);
  const { watchPath, durationSeconds, seasonNumber, episodeNumber } = plays;
  return {
    plays,
    ...(watchPath === undefined ? {} : { watchPath }),
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
    ...(seasonNumber === undefined ? {} : { seasonNumber }),
    ...(episodeNumber === undefined ? {} : { episodeNumber }),
  };
}

function titlesOf(item: Item, role: TileRole): Pick<TileModel, 'title' | 'subtitle'> {
  const { customFields, contextualTitle } = item;
  // Below its own series an episode needs no series title: `4. Squash` instead of `Bluey: Squash`.
  if (role === 'episode')
    return { title: contextualTitle ?? item.title, subtitle: customFields.ContextualTitleExtraDetails ?? '' };
  if (role === 'link') return { title: item.title, subtitle: '' };
  return {
    title: item.title,
    subtitle: customFields.ExtraDetails ?? customFields.TitleExtraDetails ?? item.tagline ?? '',
  };
}

function cut(text: string | undefined, length: number): string | undefined {
  return text === undefined ? undefined : Array.from(text).slice(0, length).join('');
}

import type { Item, ItemType, ReportFault } from '@fjernsyn/contracts';
import { type Instant, type MediaSeconds, toInstant } from '@fjernsyn/kernel';
import { toListModel } from '@fjernsyn/lists';
import { isComingSoon, startOf } from './coming-soon';
import { type ImageRole, imageFor } from './image-roles';
import { type OffersModel, toOffers } from './offers';
import { type PlayableItem, toPlayable } from './playable-item';
import { type RailModel, toRailModel } from './rail-model';
import { inOrder, isTopical, openingEpisode, openingSeason } from './season-choice';
import { toTagline } from './to-tagline';
import { trailersOf } from './trailers-of';

/** Facts beside an item's title: numbers and names, which the screen makes words of. */
export interface ItemMeta {
  readonly year?: number;
  readonly genres: readonly string[];
  readonly seasonCount?: number;
  readonly episodeCount?: number;
  readonly durationSeconds?: MediaSeconds;
  /** The audience class, as `DR-Voksen`. */
  readonly ageClass?: string;
  /** The rating's code, as `MRAM-11`. */
  readonly ratingCode?: string;
}

/** One season of a show, to choose its episodes by. */
export interface SeasonModel {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly path?: string;
  readonly isSelected: boolean;
}

/** What an episode is a part of. */
export interface EpisodePlace {
  readonly showTitle?: string;
  readonly seasonNumber?: number;
  readonly episodeNumber?: number;
}

/** An item with everything its page shows. Texts are empty where there are none. */
export interface ItemDetailModel {
  readonly id: string;
  readonly type: ItemType;
  /** An episode's is its own, without the title of its show. */
  readonly title: string;
  readonly tagline: string;
  /** The service's line of facts beside the title. */
  readonly subtitle: string;
  readonly description: string;
  /** Of an episode's page alone. */
  readonly episode?: EpisodePlace;
  /** What in the description, or in what is told, had to be corrected. */
  readonly rectification: string;
  readonly meta: ItemMeta;
  readonly path?: string;
  /** What Play plays: of a show or a season the opening episode of the selected season, where that came along. */
  readonly playable?: PlayableItem;
  /** As their tabs run, one of them selected: where the page opens. */
  readonly seasons: readonly SeasonModel[];
  /** The episodes of the selected season; undefined where they did not come along, or there are none. */
  readonly episodes?: RailModel;
  /** The selected season, where it came along with its episodes. */
  readonly loadedSeasonId?: string;
  readonly nextEpisodeAt?: Instant;
  /** When an event ends, and the channel that it goes out on. */
  readonly endsAt?: Instant;
  readonly channelId?: string;
  /** What it costs, by the item as it was answered. */
  readonly offers: OffersModel;
  /** When an event begins, or what is announced can be watched. */
  readonly startsAt?: Instant;
  /** The first of its trailers, or of its show's. */
  readonly trailer?: PlayableItem;
  /** The address of a picture for a role in a width of CSS pixels, for so many pixels of the screen in each. */
  image(role: ImageRole, widthPx: number, pixelRatio?: number): string | undefined;
  /** The item as it came. */
  readonly item: Item;
}

/** Types that play as they are, whether or not the service says where. */
const playableTypes: readonly string[] = ['movie', 'program', 'episode', 'trailer', 'channel'];

/** By what an item was asked for. */
export type AskedItem = { readonly path: string } | { readonly id: string };

/**
 * An item's detail. Where a season was answered for its show, the show speaks and opens with the season that catalogue chooses (facts of
 * the service: it may answer a season for a show's page, or for its id).
 */
export function toItemDetail(item: Item, report: ReportFault, asked: AskedItem): ItemDetailModel {
  const show = item.type === 'show' ? item : item.show;
  const isAsked = 'path' in asked ? asked.path === item.path : asked.id === item.id;
  const isShow = show !== undefined && (item.type === 'show' || (item.type === 'season' && !isAsked));
  const face = isShow ? show : item;
  const isNewestFirst = isTopical(show, item, item.season, item.episodes?.items[0]);
  const seasons = inOrder(show?.seasons?.items ?? [], isNewestFirst);
  const selected = selectSeason(item, seasons, isShow);
  const loaded = [item, item.season, ...seasons].find(
    (each) => each !== undefined && each.id === selected?.id && each.episodes !== undefined,
  );
  const episode = item.type === 'episode' ? toEpisodePlace(item, selected) : undefined;
  const playable = isPlayedItself(item) ? item : openingEpisode(loaded?.episodes?.items ?? [], isNewestFirst);
  const episodes = loaded && toEpisodes(loaded, report);
  const nextEpisodeAt = show?.nextEpisode?.availableAt;
  const startsAt = startOf(item);
  const endsAt = toInstant(item.eventEndDate);
  const channelId = item.customFields.ChannelId;
  const [trailer] = trailersOf(item);
  return {
    id: face.id,
    type: face.type,
    title: episode ? ownTitle(item) : face.title,
    tagline: toTagline(face.tagline ?? item.tagline),
    subtitle: face.customFields.TitleExtraDetails ?? face.customFields.ExtraDetails ?? '',
    description: longest(face) ?? longest(item) ?? '',
    rectification: (item.customFields.RectificationText ?? face.customFields.RectificationText ?? '').trim(),
    meta: toMeta(face, item, seasons.length),
    ...(episode === undefined ? {} : { episode }),
    ...(face.path === undefined ? {} : { path: face.path }),
    ...(playable === undefined || isComingSoon(playable)
      ? {}
      : { playable: toPlayable(playable, selected?.seasonNumber) }),
    seasons: seasons.map((season) => toSeason(season, selected?.id)),
    ...(episodes === undefined ? {} : { episodes }),
    ...(loaded === undefined ? {} : { loadedSeasonId: loaded.id }),
    ...(nextEpisodeAt === undefined ? {} : { nextEpisodeAt }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(item.type !== 'event' || channelId === undefined ? {} : { channelId }),
    ...(trailer === undefined ? {} : { trailer: toPlayable(trailer) }),
    offers: toOffers(item.offers),
    image: (role, widthPx, pixelRatio) => imageFor([face.images, item.images], role, { widthPx, pixelRatio }),
    item,
  };
}

/** Whether Play plays the item, and no episode of it: what has a place to be watched, and is not many. */
function isPlayedItself({ type, watchPath }: Item): boolean {
  return playableTypes.includes(type) || (watchPath !== undefined && type !== 'show' && type !== 'season');
}

/** The season of an episode, a season on its own page, and otherwise the one that the show opens with. */
function selectSeason(item: Item, seasons: readonly Item[], isShow: boolean): Item | undefined {
  if (isShow) return openingSeason(seasons) ?? (item.type === 'season' ? item : undefined);
  if (item.type === 'season') return item;
  return item.season ?? seasons.find(({ id }) => id === item.seasonId);
}

function toEpisodes({ id, episodes }: Item, report: ReportFault): RailModel | undefined {
  if (episodes === undefined || episodes.items.length === 0) return undefined;
  // The service makes up these lists' ids: nothing can be loaded by them.
  return toRailModel({ id: `episodes:${id}`, title: '', role: 'episode' }, toListModel(episodes, report), false);
}

function toEpisodePlace(item: Item, season: Item | undefined): EpisodePlace {
  const { showTitle = item.show?.title, episodeNumber, seasonNumber = season?.seasonNumber } = item;
  return {
    ...(showTitle === undefined ? {} : { showTitle }),
    ...(seasonNumber === undefined ? {} : { seasonNumber }),
    ...(episodeNumber === undefined ? {} : { episodeNumber }),
  };
}

/** The title of an episode, before which the service puts that of its show. */
function ownTitle({ title, show, showTitle = show?.title }: Item): string {
  const prefix = `${showTitle}: `;
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}

function toSeason(
  { id, title, contextualTitle, seasonNumber, path }: Item,
  selectedId: string | undefined,
): SeasonModel {
  return {
    id,
    title: contextualTitle ?? title,
    ...(seasonNumber === undefined ? {} : { number: seasonNumber }),
    ...(path === undefined ? {} : { path }),
    isSelected: id === selectedId,
  };
}

function toMeta(face: Item, item: Item, seasonCount: number): ItemMeta {
  const year = face.releaseYear ?? item.releaseYear;
  const seasons = seasonCount > 0 ? seasonCount : face.availableSeasonCount;
  const episodeCount = item.availableEpisodeCount ?? item.episodeCount;
  const ageClass = face.classification?.code ?? item.classification?.code;
  const ratingCode = face.customFields.ClassificationRating ?? item.customFields.ClassificationRating;
  return {
    ...(year === undefined ? {} : { year }),
    genres: genresOf(face),
    ...(seasons === undefined ? {} : { seasonCount: seasons }),
    ...(episodeCount === undefined ? {} : { episodeCount }),
    ...(item.duration === undefined ? {} : { durationSeconds: item.duration }),
    ...(ageClass === undefined ? {} : { ageClass }),
    ...(ratingCode === undefined ? {} : { ratingCode }),
  };
}

/** The categories meant for viewers; the service's `genres` hold little but its word for an unknown one. */
function genresOf({ customFields, genres }: Item): readonly string[] {
  const shown = customFields.DisplayCategory ?? [];
  return shown.length > 0 ? shown : genres.filter((genre) => genre.toLowerCase() !== 'ukendt');
}

function longest({ description, shortDescription }: Item): string | undefined {
  return description ?? shortDescription;
}

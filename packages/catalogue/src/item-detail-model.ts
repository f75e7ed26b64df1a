import type { Item, ItemType, ReportFault } from '@fjernsyn/contracts';
import type { Instant, MediaSeconds } from '@fjernsyn/kernel';
import { toListModel } from '@fjernsyn/lists';
import { type ImageRole, imageFor } from './image-roles';
import { type PlayableItem, toPlayable } from './playable-item';
import { type RailModel, toRailModel } from './rail-model';
import { toTagline } from './to-tagline';

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

/** An item with everything its page shows. Texts are empty where there are none. */
export interface ItemDetailModel {
  readonly id: string;
  readonly type: ItemType;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** What in the description, or in what is told, had to be corrected. */
  readonly rectification: string;
  readonly meta: ItemMeta;
  readonly path?: string;
  readonly playable?: PlayableItem;
  readonly seasons: readonly SeasonModel[];
  /** The episodes of the selected season. */
  readonly episodes?: RailModel;
  readonly nextEpisodeAt?: Instant;
  /** The address of a picture for a role in a width of screen pixels. */
  image(role: ImageRole, widthPx: number): string | undefined;
  /** The item as it came. */
  readonly item: Item;
}

/** Types that play as they are; everything else plays one of its episodes, or nothing. */
const playableTypes: readonly string[] = ['movie', 'program', 'episode', 'trailer', 'channel'];

/**
 * An item's detail. `path` is the page it was asked for: where a season was answered for its show, the show speaks and the season is
 * the selected one (facts of the service: a show's page may hold a season).
 */
export function toItemDetail(item: Item, report: ReportFault, path?: string): ItemDetailModel {
  const show = item.type === 'show' ? item : item.show;
  const isShow =
    show !== undefined &&
    (item.type === 'show' || (item.type === 'season' && path !== undefined && path !== item.path));
  const face = isShow ? show : item;
  const seasonItems = show?.seasons?.items ?? [];
  const selected = selectSeason(item, seasonItems);
  const episodes = toEpisodes(item, selected, report);
  const playable = playableOf(item, episodes);
  const nextEpisodeAt = show?.nextEpisode?.availableAt;
  return {
    id: face.id,
    type: face.type,
    title: face.title,
    tagline: toTagline(face.tagline ?? item.tagline),
    description: longest(face) ?? longest(item) ?? '',
    rectification: (item.customFields.RectificationText ?? face.customFields.RectificationText ?? '').trim(),
    meta: toMeta(face, item, seasonItems.length),
    ...(face.path === undefined ? {} : { path: face.path }),
    ...(playable === undefined ? {} : { playable: toPlayable(playable) }),
    seasons: seasonItems.map((season) => toSeason(season, selected?.id)),
    ...(episodes === undefined ? {} : { episodes }),
    ...(nextEpisodeAt === undefined ? {} : { nextEpisodeAt }),
    image: (role, widthPx) => imageFor([face.images, item.images], role, widthPx),
    item,
  };
}

function selectSeason(item: Item, seasons: readonly Item[]): Item | undefined {
  if (item.type === 'season') return item;
  const own = item.season ?? seasons.find((season) => season.id === item.seasonId);
  return own ?? seasons.find((season) => season.episodes !== undefined) ?? seasons[0];
}

function toEpisodes(item: Item, season: Item | undefined, report: ReportFault): RailModel | undefined {
  const list = item.episodes ?? season?.episodes;
  if (list === undefined || list.items.length === 0) return undefined;
  // The service makes up these lists' ids: nothing can be loaded by them.
  return toRailModel(
    { id: `episodes:${season?.id ?? item.id}`, title: '', role: 'episode' },
    toListModel(list, report),
    false,
  );
}

function playableOf(item: Item, episodes: RailModel | undefined): Item | undefined {
  const first = episodes?.list.state === 'loaded' ? episodes.list.itemAt(0) : undefined;
  const playable = playableTypes.includes(item.type) ? item : first;
  return playable === undefined || isComingSoon(playable) ? undefined : playable;
}

/** No offers say nothing: rails and recommendations leave them out. */
function isComingSoon({ offers }: Item): boolean {
  return offers.length > 0 && offers.every(({ availability }) => availability === 'ComingSoon');
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

import type { OpenEnum } from '../wire/open-enum';
import type { Classification } from './classification';
import type { Credit } from './credit';
import type { Images } from './images';
import type { ItemCustomFields } from './item-custom-fields';
import type { ListHead } from './list-head';
import type { Offer } from './offer';
import type { Theme } from './theme';

/** What an item can be; the service may add to it (C3.1). */
export type ItemType = OpenEnum<
  | 'movie'
  | 'show'
  | 'season'
  | 'episode'
  | 'program'
  | 'link'
  | 'trailer'
  | 'channel'
  | 'customAsset'
  | 'event'
  | 'competition'
  | 'confederation'
  | 'stage'
  | 'persona'
  | 'team'
  | 'credit'
>;

/** When the next episode of a show comes, in words and as an instant. */
export interface NextEpisode {
  readonly available?: string | undefined;
  readonly availableAt?: number | undefined;
}

/** A film, series, season, episode, link, channel …: the summary of a rail and the detail of a page alike (C3.2 to C3.4). */
export interface Item {
  readonly id: string;
  readonly type: ItemType;
  readonly title: string;
  readonly subtype?: string | undefined;
  readonly customId?: string | undefined;
  readonly contextualTitle?: string | undefined;
  readonly tagline?: string | undefined;
  /** Cut at about 255 characters, or only an expiry line. */
  readonly shortDescription?: string | undefined;
  /** In details only. */
  readonly description?: string | undefined;
  readonly badge?: string | undefined;
  readonly path?: string | undefined;
  readonly watchPath?: string | undefined;
  readonly channelPath?: string | undefined;
  readonly images: Images;
  readonly offers: readonly Offer[];
  readonly genres: readonly string[];
  readonly categories: readonly string[];
  readonly sports: readonly string[];
  readonly credits: readonly Credit[];
  readonly themes: readonly Theme[];
  readonly customFields: ItemCustomFields;
  readonly classification?: Classification | undefined;
  /** In seconds. */
  readonly duration?: number | undefined;
  readonly releaseYear?: number | undefined;
  readonly averageUserRating?: number | undefined;
  readonly advisoryText?: string | undefined;
  readonly hasClosedCaptions?: boolean | undefined;
  readonly showId?: string | undefined;
  readonly showTitle?: string | undefined;
  readonly seasonId?: string | undefined;
  readonly seasonNumber?: number | undefined;
  readonly episodeNumber?: number | undefined;
  readonly episodeName?: string | undefined;
  readonly episodeCount?: number | undefined;
  readonly availableEpisodeCount?: number | undefined;
  readonly availableSeasonCount?: number | undefined;
  readonly channelShortCode?: string | undefined;
  readonly eventDate?: string | undefined;
  readonly eventStartDate?: string | undefined;
  readonly eventEndDate?: string | undefined;
  readonly location?: string | undefined;
  readonly venue?: string | undefined;
  readonly country?: string | undefined;
  readonly round?: string | undefined;
  readonly yearStart?: number | undefined;
  readonly yearEnd?: number | undefined;
  readonly nextEpisode?: NextEpisode | undefined;
  readonly show?: Item | undefined;
  readonly season?: Item | undefined;
  readonly seasons?: ItemList | undefined;
  readonly episodes?: ItemList | undefined;
  readonly trailers?: readonly Item[] | undefined;
  /** Lists of related items by role, of events. */
  readonly relationships?: Readonly<Record<string, ItemList>> | undefined;
}

/** A list with its items (C3.15). */
export interface ItemList extends ListHead {
  readonly items: readonly Item[];
}

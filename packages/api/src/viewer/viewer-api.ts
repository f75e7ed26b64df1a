import type { MediaFile } from '@fjernsyn/contracts';
import type { Api } from '../api';
import { resolveAccountVideos, resolveGuardedVideos, type VideosOptions } from '../calls/videos';
import { createMarks, createRatings, createWatchedItems, type Marks, type Ratings, type WatchedItems } from './marks';
import { createSuggestions, type Suggestions } from './suggestions';
import { createViewerLists, type ViewerLists } from './viewer-lists';

/** Which media, where not the plain ones. */
export type MediaWish = Pick<VideosOptions, 'isLive2Vod'>;

/** Media for whoever is signed in; never an empty list. */
export interface AccountMedia {
  /** Rejects with `api/pin-needed` where the PIN must be given first. */
  videos(itemId: string, signal?: AbortSignal, wish?: MediaWish): Promise<readonly MediaFile[]>;
  /** With the token that the PIN gave. Never to be kept. */
  guardedVideos(itemId: string, signal?: AbortSignal, wish?: MediaWish): Promise<readonly MediaFile[]>;
}

/** What a viewer who is signed in does and is given. */
export interface ViewerApi {
  readonly bookmarks: Marks;
  readonly follows: Marks;
  readonly ratings: Ratings;
  readonly watched: WatchedItems;
  readonly lists: ViewerLists;
  readonly suggestions: Suggestions;
  readonly media: AccountMedia;
}

/** Makes the {@link ViewerApi} on a core. */
export function createViewerApi({ wiring: { caller, mediaFormats: formats } }: Pick<Api, 'wiring'>): ViewerApi {
  return {
    bookmarks: createMarks(caller, 'bookmarks'),
    follows: createMarks(caller, 'follows'),
    ratings: createRatings(caller),
    watched: createWatchedItems(caller),
    lists: createViewerLists(caller),
    suggestions: createSuggestions(caller),
    media: {
      videos: (id, signal, wish) => resolveAccountVideos(caller, id, { formats, ...wish }, signal),
      guardedVideos: (id, signal, wish) => resolveGuardedVideos(caller, id, { formats, ...wish }, signal),
    },
  };
}

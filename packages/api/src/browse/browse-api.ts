import {
  type ItemList,
  type LiveStream,
  parseItemList,
  parseLiveStreams,
  parseSearchResult,
  type SearchGroup,
  type SearchResult,
} from '@fjernsyn/contracts';
import { isAppError } from '@fjernsyn/kernel';
import type { Api } from '../api';
import { apiErrors } from '../errors';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';
import { createSchedules, type Schedules } from './schedules';

/** What to search for. */
export interface SearchWish {
  readonly term: string;
  readonly sessionId?: string | undefined;
  /** Left out where the viewer keeps out of statistics. */
  readonly userId?: string | undefined;
  readonly include?: readonly SearchGroup[] | undefined;
  /** Whether what was found comes in groups; it does where nothing is said. */
  readonly isGrouped?: boolean | undefined;
  readonly maxResults?: number | undefined;
}

/** Channels, the guide, and searching. */
export interface BrowseApi {
  readonly channels: {
    /** One page of the channels of a group. */
    page(groupId: string, page: number, signal?: AbortSignal): Promise<ItemList>;
    /** The streams of a channel; empty where it names none. */
    liveStreams(channelId: string, signal?: AbortSignal): Promise<readonly LiveStream[]>;
  };
  readonly schedules: Schedules;
  readonly search: { find(wish: SearchWish, signal?: AbortSignal): Promise<SearchResult> };
  /** A page of what belongs to an item, as the episodes of a season; undefined where it has nothing. */
  readonly children: { page(itemId: string, page: number, signal?: AbortSignal): Promise<ItemList | undefined> };
}

/** Items asked for in one page of what belongs to an item. */
const childrenPageSize = 100;

/** Makes the {@link BrowseApi} on a core. */
export function createBrowseApi({ wiring: { caller, clock } }: Pick<Api, 'wiring'>): BrowseApi {
  return {
    channels: {
      page: (groupId, page, signal) => channelsPage(caller, groupId, page, signal),
      liveStreams: (channelId, signal) => liveStreams(caller, channelId, signal),
    },
    schedules: createSchedules(caller, clock),
    search: { find: (wish, signal) => find(caller, wish, signal) },
    children: {
      page: (itemId, page, signal) => childrenPage(caller, itemId, page, signal).catch(undefinedWhereNotFound),
    },
  };
}

function channelsPage({ perform }: Caller, groupId: string, page: number, signal: AbortSignal | undefined) {
  return perform(
    {
      name: 'channels',
      method: 'GET',
      path: '/channels/{groupId}',
      pathParameters: { groupId },
      query: { channel_group: 'all', page },
      common: [...commonParts.viewer, 'max_rating'],
      parse: parseItemList,
    },
    signal,
  );
}

function liveStreams({ perform }: Caller, channelId: string, signal: AbortSignal | undefined) {
  return perform(
    {
      name: 'live-streams',
      method: 'GET',
      path: '/channels/{channelId}/liveStreams',
      pathParameters: { channelId },
      common: commonParts.viewer,
      scope: 'profile-catalog',
      parse: parseLiveStreams,
    },
    signal,
  );
}

function find({ perform }: Caller, wish: SearchWish, signal: AbortSignal | undefined): Promise<SearchResult> {
  const { term, sessionId, userId, include, isGrouped = true, maxResults } = wish;
  return perform(
    {
      name: 'search',
      method: 'GET',
      path: '/v2/search',
      query: { term: term.trim(), sessionId, userId, include, group: isGrouped, max_results: maxResults },
      common: commonParts.rated.filter((part) => part !== 'accessibility'),
      parse: parseSearchResult,
    },
    signal,
  );
}

function childrenPage({ perform }: Caller, itemId: string, page: number, signal: AbortSignal | undefined) {
  return perform(
    {
      name: 'children',
      method: 'GET',
      path: '/items/{itemId}/children',
      pathParameters: { itemId },
      query: { page, page_size: childrenPageSize },
      common: [...commonParts.viewer, 'max_rating'],
      parse: parseItemList,
    },
    signal,
  );
}

function undefinedWhereNotFound(thrown: unknown): undefined {
  if (!isAppError(thrown, apiErrors.notFound)) throw thrown;
  return undefined;
}

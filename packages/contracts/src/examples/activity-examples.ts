import { seasonDetailExample } from './item-example';
import { itemListExample } from './item-list-example';

const episode = seasonDetailExample.episodes.items[0];

/** The answer of saving a position. */
export const watchedExample = {
  itemId: '212021',
  position: 1345,
  firstWatchedDate: '2026-11-20T19:04:11.4120000Z',
  lastWatchedDate: '2026-11-27T20:02:00.0012345Z',
  isFullyWatched: false,
} as const;

/** The answer of bookmarking and of following. */
export const bookmarkExample = { itemId: '211010', creationDate: '2026-11-27T20:10:00.0000000Z' } as const;

/** The answer of rating. */
export const userRatingExample = { itemId: '211010', rating: 9 } as const;

/** What to play of a show that was begun. */
export const nextItemExample = {
  sourceItemId: '211010',
  next: episode,
  suggestionType: 'ContinueWatching',
  firstWatchedDate: '2026-11-20T19:04:11Z',
  lastWatchedDate: '2026-11-21T20:31:07.1356687Z',
} as const;

/** The continue-watching list: a show with its episode, and a film that has nothing beside it. */
export const continueWatchingExample = {
  ...itemListExample,
  id: 'ContinueWatching',
  path: '',
  items: [seasonDetailExample.show, ...itemListExample.items],
  paging: { total: 1, page: 1, size: 24, authorization: { type: 'UserProfile', scope: 'Catalog' } },
  listData: {
    ContinueWatching: { itemInclusions: { '211010': { episode, season: seasonDetailExample }, '210040': {} } },
  },
} as const;

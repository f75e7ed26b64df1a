import { itemSummaryExample } from './item-example';

/** The first of two pages of a list; its link to the second carries more than may be followed. */
export const itemListExample = {
  id: '310020',
  title: 'Film fra øerne',
  path: '/liste/film-fra-oeerne_310020',
  description: '',
  shortDescription: '',
  tagline: '',
  itemTypes: ['program'],
  themes: [],
  customFields: { PathIdSegment: 'film-fra-oeerne_310020' },
  items: [itemSummaryExample],
  size: 2,
  paging: {
    total: 2,
    page: 1,
    size: 1,
    next: '/lists/310020?page_size=1&lang=da&page=2&sub=Emergency&isDeviceAbroad=false',
    options: { pageSize: 1 },
  },
} as const;

/** A list that the page did not load: its items come from the list call, from page 1. */
export const unloadedListExample = {
  id: '310021',
  path: '/liste/310021',
  items: [],
  size: 12,
  paging: {
    total: 1,
    page: 0,
    size: 24,
    next: '/lists/310021?page_size=24&page=1',
    options: { pageSize: 24 },
  },
  listMeta: { isProfileList: false },
} as const;

/** The place of a viewer's own list. */
export const viewerListExample = {
  id: 'ContinueWatching',
  title: 'Continue Watching',
  path: '',
  size: -1,
  items: [],
  paging: {
    total: -1,
    page: 0,
    size: -1,
    next: '/account/profile/continue-watching/list?page=1',
    authorization: { type: 'UserProfile', scope: 'Catalog' },
  },
} as const;

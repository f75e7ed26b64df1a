import { channel, episode, film, link, type SentItem, show } from './items';

type More = Readonly<Record<string, unknown>>;

/** What a list says of itself. */
export interface SentList {
  readonly id: string;
  readonly items: readonly unknown[];
  readonly size: number;
  readonly [field: string]: unknown;
}

/** A list whose items came along. */
export const listOf = (id: string, title: string, items: readonly unknown[], more: More = {}): SentList => ({
  id,
  title,
  customFields: { PathIdSegment: `liste_${id}` },
  itemTypes: ['program'],
  description: '',
  shortDescription: '',
  tagline: '',
  themes: [],
  path: `/liste/liste_${id}`,
  items,
  size: items.length,
  paging: { total: items.length === 0 ? 0 : 1, page: 1, size: 24, options: { pageSize: 24 } },
  ...more,
});

/** [list-not-prefetched] A list that is still to be read: it has a size, and neither title nor items. */
export const notPrefetched = (id: string, size: number, parameter?: string): SentList => ({
  id,
  path: `/liste/${id}`,
  items: [],
  size,
  ...(parameter === undefined ? {} : { parameter }),
  paging: {
    total: Math.ceil(size / 24),
    page: 0,
    size: 24,
    next: `/lists/${id}?page_size=24&page=1${parameter === undefined ? '' : `&param=${encodeURIComponent(parameter)}`}`,
    options: { pageSize: 24 },
  },
  listMeta: { isProfileList: false },
});

/** [list-user-placeholder] A list of the viewer's, as a page has it: a word for an id, and no numbers. */
export const viewersPlaceholder: SentList = {
  id: 'ContinueWatching',
  path: '',
  items: [],
  size: -1,
  paging: {
    total: -1,
    page: 0,
    size: -1,
    next: '/account/profile/continue-watching/list?page=1',
    authorization: { type: 'UserProfile', scope: 'Catalog' },
  },
};

const pageOfFilms = (page: number, from: number, count: number): readonly SentItem[] =>
  Array.from({ length: count }, (_, index) =>
    film(4800 + from + index, `Film ${from + index}`, { id: `${4800 + from + index}` }),
  ).map((each, index) => (page === 2 && index === 0 ? film(4812, 'Film 12') : each));

const smuggled = (page: number, more: string): string =>
  `/lists/4720?page_size=12&lang=da&page=${page}${more}&segments=alle%2Cborn&isDeviceAbroad=false&isLive2VodSupported=true`;

const owner = { authorization: { type: 'UserProfile', scope: 'Catalog' }, options: { pageSize: 24 } };

const viewersList = (id: string, items: readonly SentItem[], paging: object = {}, more: More = {}): SentList =>
  ({
    id,
    title: id,
    path: '',
    items,
    size: items.length,
    paging: { total: 1, page: 1, size: 24, ...owner, ...paging },
    ...more,
  }) as const;

const episodes = [
  episode(4321, ['Loddet', 'Første is'], 1),
  episode(4322, ['Loddet', 'Tøbrud'], 2, { releaseYear: undefined }),
];

/** What is recommended: nothing is offered of it, and neither watch paths nor channels are known. */
const recommended = [show(4340, 'Syv tårne'), film(4350, 'Grusvejen')].map(
  ({ channelPath, vodItemWatchPath, watchPath, ...item }) => ({
    ...item,
    offers: [],
    customFields: { IsPostProcessed: true, AvailableFrom: '2025-11-02T10:15:30.123456+00:00' },
  }),
);

/** The service's lists, oddities and all, by the name of their shape. */
export const listShapes = {
  'list-page-1': listOf('4720', 'Hele hylden', pageOfFilms(1, 1, 12), {
    size: 22,
    paging: { total: 2, page: 1, size: 12, next: smuggled(2, ''), options: { pageSize: 12 } },
  }),
  // Between the pages the list has grown, and what was the last comes again as the first.
  'list-page-2': listOf('4720', 'Hele hylden', pageOfFilms(2, 12, 11), {
    size: 23,
    paging: { total: 2, page: 2, size: 12, previous: '/lists/4720?page=1&page_size=12', options: { pageSize: 12 } },
  }),
  'list-parameter': listOf('4720', 'Å', [film(4106, 'Åmanden')], {
    parameter: 'TitleGroupKey:Å',
    path: '/a-aa/å',
    tagline: undefined,
  }),
  'list-links': listOf('4708', 'Emner', [link(4511, 'Gåder', '/kategorier/gaader'), link(4514, 'Børn', '/born')], {
    itemTypes: ['link'],
  }),
  'list-channels': listOf('4710', 'Kanaler', [channel(4011, 'Et'), channel(4012, 'To', { customFields: {} })], {
    itemTypes: ['channel'],
  }),
  'list-empty': listOf('4730', 'Tom hylde', []),
  'list-sub-emergency': listOf('4707', 'Til kakaoen', pageOfFilms(1, 30, 24), {
    size: 30,
    paging: { total: 2, page: 1, size: 24, next: smuggled(2, '&sub=Emergency'), options: { pageSize: 24 } },
  }),
  channels: listOf('4710', 'Direkte', [channel(4011, 'Et'), channel(4013, 'Lyn')], { itemTypes: ['channel'] }),
  'item-children': { ...listOf('4311-children', '', episodes, { path: '' }), paging: { total: 1, page: 1, size: 100 } },
  'item-related': listOf('4300-related', '', [show(4340, 'Syv tårne'), film(4350, 'Grusvejen')], { path: '' }),
  recommendations: {
    ...listOf('4702', '[TA] Omtalt', recommended),
    size: 2,
    paging: { size: 18, total: 1, page: 1 },
  },
  'recommendations-item': {
    ...listOf('4705', '[TA] Serier', recommended.slice(0, 1)),
    paging: { size: 18, total: 1, page: 1 },
  },
  'bookmarks-list': viewersList(
    'Bookmarks',
    [episodes[0], show(4300, 'Loddet'), film(4102, 'Bøgenat')].filter((each) => each !== undefined),
    {
      total: 2,
      size: 3,
      next: '/account/profile/bookmarks/list?page=2&page_size=3',
    },
    { size: 5 },
  ),
  'bookmarks-list-page-2': viewersList(
    'Bookmarks',
    [film(4103, 'Marsken'), show(4340, 'Syv tårne')],
    { total: 2, page: 2, size: 3 },
    { size: 5 },
  ),
  'bookmarks-list-empty': viewersList('Bookmarks', [], { total: 0 }),
  'continue-watching-list': viewersList(
    'ContinueWatching',
    [show(4300, 'Loddet'), film(4102, 'Bøgenat'), show(4360, 'Under lygten')],
    {},
    { listData: { ContinueWatching: { itemInclusions: { 4300: { episode: episodes[1] }, 4102: {} } } } },
  ),
  'continue-watching-list-empty': viewersList('ContinueWatching', [], { total: 0 }),
  'watched-list': viewersList('Watched', [...episodes, film(4102, 'Bøgenat')]),
} as const satisfies Readonly<Record<string, SentList>>;

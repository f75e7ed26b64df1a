import { channel, coming, episode, film, type SentItem, season, show } from './items';
import { listOf, notPrefetched } from './lists';
import type { SentPage } from './pages';

type More = Readonly<Record<string, unknown>>;

const itemFrame = (item: SentItem, path = item.path) => ({
  id: '4002',
  isStatic: false,
  metadata: { description: '', keywords: [] },
  key: 'ItemDetail',
  template: 'Item Detail',
  themes: [],
  title: item.title,
  path,
  canonical: item.path,
});

/** A page whose item stands beside its entries. */
const besideEntries = (item: SentItem, entries: readonly object[] = [], path?: string): SentPage => ({
  ...itemFrame(item, path),
  item,
  entries,
});

/** A page whose item is that of its first entry. */
const inEntries = (item: SentItem): SentPage => ({
  ...itemFrame(item),
  entries: [{ id: 'm', type: 'ItemEntry', template: 'Item Detail Standard', title: item.title, item }],
});

const more = (type: string, title: string) => ({
  id: 'r',
  type,
  template: 'T1',
  title,
  list: notPrefetched('4705', 1),
  listMeta: { isProfileList: false },
  customFields: {},
});

const nested = (id: string, items: readonly SentItem[]) => ({
  ...listOf(id, '', items, { path: '' }),
  paging: { total: 1, page: 1, size: 200, options: { pageSize: 200 } },
});

const episodes = [
  episode(4321, ['Loddet', 'Første is'], 1),
  episode(4322, ['Loddet', 'Tøbrud'], 2, { releaseYear: undefined }),
];

const first = season(4310, 4300, 'Loddet', 1);
const second = season(4311, 4300, 'Loddet', 2);

const series = show(4300, 'Loddet', {
  seasons: nested('4300-seasons', [second, first]),
  nextEpisode: { available: '15. MAR 2026 | 20:00', availableUTC: '1773601200' },
});

const description = 'Tre venner overtager en færge, som ingen andre vil sejle.';

/** A series that is asked for and answered as one of its seasons. */
const asSeason = (of: SentItem, fields: More = {}): SentItem => ({
  ...of,
  description,
  path: series.path,
  show: series,
  episodes: nested('4311-episodes', episodes),
  ...fields,
});

const announced = season(4391, 4390, 'Åretag', 1, {
  availableEpisodeCount: 0,
  ...coming(4391),
  show: show(4390, 'Åretag', { seasons: nested('4390-seasons', [season(4391, 4390, 'Åretag', 1)]) }),
  episodes: nested('4391-episodes', [
    episode(4392, ['Åretag', 'Første tag'], 1, { ...coming(4392), path: '/episode/titel_4392' }),
  ]),
});

const movie = film(4120, 'Solsejl', {
  type: 'movie',
  path: '/film/titel_4120',
  description: 'Film, årstal ukendt.\nTo både, én vind.',
  releaseYear: 0,
  totalUserRatings: 38,
  averageUserRating: 7.4,
  credits: [
    { role: 'director', name: 'Asta Lund', path: '' },
    { role: 'actor', name: 'Bo Vang', path: '', character: 'Styrmanden' },
  ],
});

const programme = film(4110, 'Nattoget', {
  location: '',
  venue: '',
  description: 'Spillefilm fra 2021.\nEn rejse uden endestation.',
});

const lightning = channel(4013, 'Lyn', { description: 'Beskrivelse følger' });

/** The service's pages of items, oddities and all, by the name of their shape. */
export const itemPageShapes = {
  'page-show-as-season': inEntries(asSeason(second)),
  'page-show-idp': besideEntries(asSeason(second), [more('RecommendationEntry', 'I samme båd')]),
  'page-season': inEntries(asSeason(first, { path: first.path })),
  'page-episode': besideEntries(
    episode(4321, ['Loddet', 'Første is'], 1, {
      description: 'December, og lyset er gået.',
      show: series,
      season: { ...second, episodes: nested('4311-episodes', episodes) },
    }),
    [more('RecommendationEntry', 'I samme båd')],
  ),
  'page-program': besideEntries(programme, [more('ListEntry', 'Flere film')]),
  'page-movie': besideEntries(movie),
  'page-channel': besideEntries(channel(4011, 'Et', { description: 'Beskrivelse følger' })),
  'page-channel-entries': inEntries({ ...lightning, customFields: { hlsURL: 'na', dashURL: 'na' } }),
  'page-channel-by-id': besideEntries(lightning, [], '/kanal/4013'),
  'page-show-sport-soon': besideEntries(announced),
} as const;

const match = film(4400, 'Havn - Brand', {
  type: 'event',
  path: '/begivenhed/titel_4400',
  contextualTitle: '3. runde',
  round: '3',
  eventStartDate: '2026-03-12T19:00:00.0000000Z',
  eventEndDate: '2026-03-12T20:45:00.0000000Z',
  customFields: { ChannelId: '4013' },
  relationships: {
    competition: listOf(
      '4400-competition',
      '',
      [{ id: '4401', type: 'competition', title: 'Fjordcup', path: '/turnering/titel_4401' }],
      { path: '', paging: { total: 1, page: 1 } },
    ),
    teams: listOf(
      '4400-teams',
      '',
      [
        { id: '4402', type: 'team', title: 'Havn', path: '/hold/titel_4402' },
        { id: '4403', type: 'team', title: 'Brand', path: '' },
      ],
      { path: '', paging: { total: 1, page: 1 } },
    ),
  },
});

/** The service's items with all of their fields, by the name of their shape. */
export const itemShapes = {
  'item-detail-show': show(4330, 'Vejret i går', { description, shortDescription: description.slice(0, 30) }),
  'item-detail-show-expanded': series,
  'item-detail-season': season(4341, 4340, 'Syv tårne', 1, { description }),
  'item-detail-episode': episode(4371, ['Aftenposten', 'Skybrud'], 1, {
    contextualTitle: 'Skybrud',
    customFields: {
      ExtraDetails: '1. MAR 2026 | 28M',
      PresentationTypeCode: 'CurrentAffairs',
      AvailableFrom: '2026-03-01T05:00:00.1234567Z',
      BroadcastTimeDK: '2026-03-01T20:00:00',
    },
  }),
  'item-detail-episode-news': episode(4381, ['Nyhederne', '12. marts'], 71, {
    customFields: { PresentationTypeCode: 'News', RectificationText: 'Byen hedder Vig.' },
  }),
  'item-detail-program': programme,
  'item-detail-channel': channel(4011, 'Et'),
  'item-detail-event': match,
  'item-season-with-episodes': { ...first, episodes: nested('4310-episodes', episodes.slice(0, 1)) },
} as const;

/** The page that shows an item. */
export const pageOfItem = (item: SentItem): SentPage => besideEntries(item);

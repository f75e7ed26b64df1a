import { episode, film, season, show } from './items';

const next = (suggestionType: string, firstWatchedDate?: string) => ({
  sourceItemId: '4300',
  suggestionType,
  next: episode(4322, ['Loddet', 'Tøbrud'], 2, { seasonNumber: 2, season: season(4311, 4300, 'Loddet', 2) }),
  ...(firstWatchedDate === undefined ? {} : { firstWatchedDate, lastWatchedDate: '2026-03-11T21:00:00.1234567Z' }),
});

/** What the service says that a series goes on with, by the name of its shape. */
export const nextItemShapes = {
  'next-item-start-watching': { body: next('StartWatching') },
  'next-item-continue-watching': { body: next('ContinueWatching', '2026-03-10T20:00:00Z') },
  'next-item-restart-watching': { body: next('RestartWatching', '2026-03-01T20:00:00Z') },
  'next-item-sequential-show': { body: next('Sequential', '2026-03-10T20:00:00Z') },
  'next-item-sequential': { body: { ...next('Sequential'), sourceItemId: '4321' } },
  'next-item-none': { body: { sourceItemId: '4300', suggestionType: 'None' } },
  'next-item-missing-type': { body: { sourceItemId: '4300' } },
  'next-item-404': { status: 404, body: { message: 'Ikke fundet' } },
} as const;

const group = (id: string, title: string, items: readonly object[], paging: object = {}) => ({
  id: `${id}-items`,
  title,
  path: '',
  itemTypes: [],
  items,
  size: items.length,
  paging: { size: 18, total: items.length === 0 ? 0 : 1, page: 1, ...paging },
});

const emptyGroups = {
  competitions: group('competitions', 'competitions', []),
  confederations: group('confederations', 'confederations', []),
  events: group('events', 'events', []),
  movies: group('movies', 'movies', []),
  newshighlights: group('newshighlights', 'newsHighlights', []),
  persons: group('persons', 'persons', []),
  teams: group('teams', 'teams', []),
  tv: group('tv', 'tv', []),
};

const found = {
  term: 'lod',
  total: 3,
  people: [],
  series: group('series', 'Series', [show(4300, 'Loddet', { offers: [], customFields: undefined })]),
  // More pages than one, and no address of the next.
  playable: group('playable', 'playable', [film(4120, 'Loddens år', { releaseYear: 0 }), film(4121, 'Lodsen')], {
    total: 2,
    next: '',
  }),
  ...emptyGroups,
};

/** What the service answers a search with, by the name of its shape. */
export const searchShapes = {
  search: { body: found },
  'search-v2': { body: found },
  'search-empty': {
    body: {
      term: 'lod',
      total: 0,
      people: [],
      series: group('series', 'Series', []),
      playable: group('playable', 'playable', []),
      ...emptyGroups,
    },
  },
  'search-500': { status: 500, body: { message: 'Noget gik galt' } },
} as const;

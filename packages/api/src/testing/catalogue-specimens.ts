import type { Specimen } from './specimen';

const order = { order: 'asc', orderBy: 'date-added', itemType: 'show' } as const;
/** 28 November 2026, 18:20 UTC. */
const startAt = 1_795_890_000_000;

/** The calls that show what there is, by their place in the groups. */
export const catalogueSpecimens: Readonly<Record<string, Specimen>> = {
  'api.config.load': { summary: 'The configuration of the product', whole: ({ api }) => api.config.load() },
  'api.pages.byPath': {
    summary: 'A page, by its path',
    whole: ({ api }) => api.pages.byPath('/serie/maagernes-oe_211010', undefined, { largeListPageSize: 48 }),
    bare: ({ api }) => api.pages.byPath('/'),
  },
  'api.items.detail': {
    summary: 'An item with everything around it',
    whole: ({ api }) => api.items.detail('211010', undefined, { isCustomId: false, season: 'latest' }),
    bare: ({ api }) => api.items.detail('211010'),
  },
  'media.videos': {
    summary: 'The media of an item, for everybody',
    whole: ({ media }) => media.videos('210040', undefined, { isLive2Vod: true }),
    bare: ({ media }) => media.videos('210040'),
  },
  'api.lists.byIds': {
    summary: 'The first page of up to five lists, in whatever order',
    whole: ({ api }) => api.lists.byIds(['310020', '310021'], undefined, order),
    bare: ({ api }) => api.lists.byIds(['310020', '310021']),
  },
  'api.lists.page': {
    summary: 'One page of a list',
    whole: ({ api }) =>
      api.lists.page('310020', { page: 2, parameter: 'TitleGroupKey:a', relations: ['season', 'show'], ...order }),
    bare: ({ api }) => api.lists.page('310020', { page: 1 }),
  },
  'api.health.ping': { summary: 'Whether the service is there', whole: ({ api }) => api.health.ping() },
  'browse.channels.page': {
    summary: 'The channels of a group',
    whole: ({ browse }) => browse.channels.page('310030', 1),
  },
  'browse.channels.liveStreams': {
    summary: 'The streams of a channel',
    whole: ({ browse }) => browse.channels.liveStreams('30021'),
  },
  'browse.schedules.byChannel': {
    summary: 'The programmes of channels, from an hour of UTC on',
    whole: ({ browse }) => browse.schedules.byChannel('30021', { startAt, hours: 5, intersects: true, limit: 40 }),
    bare: ({ browse }) => browse.schedules.byChannel('30021', { startAt, hours: 5 }),
  },
  'browse.search.find': {
    summary: 'What matches a term',
    whole: ({ browse }) =>
      browse.search.find({
        term: 'fyr',
        sessionId: 's-1',
        userId: 'a-9001',
        include: ['series', 'tv'],
        maxResults: 24,
      }),
    bare: ({ browse }) => browse.search.find({ term: 'fyr' }),
  },
  'browse.children.page': {
    summary: 'What belongs to an item, as the episodes of a season; 404 where nothing does',
    whole: ({ browse }) => browse.children.page('211012', 1),
  },
};

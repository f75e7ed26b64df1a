import type { Specimen } from './specimen';

const order = { order: 'desc', orderBy: 'date-added', itemType: 'show' } as const;

/** The calls of a viewer who is signed in, by their place in the groups. */
export const viewerSpecimens: Readonly<Record<string, Specimen>> = {
  'viewer.bookmarks.add': {
    summary: 'Bookmarks an item',
    whole: ({ viewer }) => viewer.bookmarks.add('211010'),
    answer: 'parseBookmark',
  },
  'viewer.bookmarks.remove': {
    summary: 'Takes a bookmark off',
    whole: ({ viewer }) => viewer.bookmarks.remove('211010'),
  },
  'viewer.follows.add': {
    summary: 'Follows an item; a refusal’s message is for the viewer',
    whole: ({ viewer }) => viewer.follows.add('211010'),
    answer: 'parseBookmark',
  },
  'viewer.follows.remove': {
    summary: 'Follows an item no more',
    whole: ({ viewer }) => viewer.follows.remove('211010'),
  },
  'viewer.ratings.rate': {
    summary: 'Rates an item, from 1 to 10',
    whole: ({ viewer }) => viewer.ratings.rate('211010', 9),
    answer: 'parseUserRating',
  },
  'viewer.watched.save': {
    summary: 'Keeps a position, in whole seconds',
    whole: ({ viewer }) => viewer.watched.save('212021', 1345),
    answer: 'parseWatched',
  },
  'viewer.watched.remove': {
    summary: 'Forgets items that were watched; without their ids it forgets everything, and is never sent so',
    whole: ({ viewer }) => viewer.watched.remove(['212021', '210040']),
  },
  'viewer.lists.bookmarks': {
    summary: 'A page of the bookmarks',
    whole: ({ viewer }) => viewer.lists.bookmarks({ page: 1, ...order }),
    bare: ({ viewer }) => viewer.lists.bookmarks({ page: 1 }),
  },
  'viewer.lists.continueWatching': {
    summary: 'A page of what was begun',
    whole: ({ viewer }) => viewer.lists.continueWatching({ page: 1 }),
  },
  'viewer.lists.removeFromContinueWatching': {
    summary: 'Takes an item off what was begun',
    whole: ({ viewer }) => viewer.lists.removeFromContinueWatching('211010'),
  },
  'viewer.lists.watched': {
    summary: 'A page of what was watched',
    whole: ({ viewer }) => viewer.lists.watched({ page: 1, isCompleted: true, ...order }),
    bare: ({ viewer }) => viewer.lists.watched({ page: 1 }),
  },
  'viewer.lists.byIds': {
    summary: 'The first page of up to five lists, as a profile has them',
    whole: ({ viewer }) => viewer.lists.byIds(['310020', '310021'], order),
    bare: ({ viewer }) => viewer.lists.byIds(['310020', '310021']),
  },
  'viewer.suggestions.nextItem': {
    summary: 'What to play of, or after, an item',
    whole: ({ viewer }) => viewer.suggestions.nextItem('211010'),
  },
  'viewer.suggestions.offered': {
    summary: 'An item with the offers this viewer has; nothing where there is none',
    whole: ({ viewer }) => viewer.suggestions.offered('210040'),
  },
  'viewer.suggestions.recommendations': {
    summary: 'Recommendations, of a list and where given for an item',
    whole: ({ viewer }) =>
      viewer.suggestions.recommendations('310040', { itemId: '211010', parameter: 'TitleGroupKey:a', ...order }),
    bare: ({ viewer }) => viewer.suggestions.recommendations('310040'),
  },
  'viewer.suggestions.related': {
    summary: 'What goes with an item',
    whole: ({ viewer }) => viewer.suggestions.related('211010'),
  },
  'viewer.media.videos': {
    summary: 'The media of an item, for an account',
    whole: ({ viewer }) => viewer.media.videos('210040', undefined, { isLive2Vod: true }),
    bare: ({ viewer }) => viewer.media.videos('210040'),
  },
  'viewer.media.guardedVideos': {
    summary: 'The media of an item that a PIN guards',
    whole: ({ viewer }) => viewer.media.guardedVideos('210040', undefined, { isLive2Vod: true }),
    bare: ({ viewer }) => viewer.media.guardedVideos('210040'),
  },
};

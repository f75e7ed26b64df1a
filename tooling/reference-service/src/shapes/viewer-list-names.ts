/** A viewer's own list on the wire. */
export interface ViewerListName {
  readonly id: 'Bookmarks' | 'ContinueWatching' | 'Watched';
  readonly title: string;
  /** Where it is read. */
  readonly path: string;
  /** The order its options tell of where the call says none. */
  readonly order?: 'desc';
}

/** The lists that a profile has. */
export const viewerListNames = {
  bookmarks: {
    id: 'Bookmarks',
    title: 'Bookmarks',
    path: '/account/profile/bookmarks/list',
    order: 'desc',
  },
  watched: { id: 'Watched', title: 'Watched', path: '/account/profile/watched/list' },
  continueWatching: {
    id: 'ContinueWatching',
    title: 'Continue Watching',
    path: '/account/profile/continue-watching/list',
  },
} as const satisfies Readonly<Record<string, ViewerListName>>;

import type { ListKey } from './list-key';

/** The lists that every profile has, by the ids that the service gives them (C3.16). */
export const viewerListKinds = ['Watched', 'Bookmarks', 'ContinueWatching'] as const;

/** One of the lists that every profile has. */
export type ViewerListKind = (typeof viewerListKinds)[number];

/** Which of those lists a key is that of; undefined for any other. */
export function toViewerListKind({ id }: Pick<ListKey, 'id'>): ViewerListKind | undefined {
  return viewerListKinds.find((kind) => kind === id);
}

/** Whether a key is that of a list which only whoever is signed in can be given. */
export function isViewersKey(key: ListKey): boolean {
  return key.isProfileList === true || key.contentId !== undefined || toViewerListKind(key) !== undefined;
}

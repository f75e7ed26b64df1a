import { canonicalPath, type PageModel } from '@fjernsyn/catalogue';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { ListKey, ListModel } from '@fjernsyn/lists';
import type { Query, QueryClient } from '@tanstack/query-core';
import type { Location } from '../navigation/location';
import { followTrail, noTrail, pathsAround } from '../navigation/trail';
import type { WatchedQueries } from './watched-queries';

/** Dependencies of {@link keepPages}. */
export interface KeepPagesDeps {
  readonly cache: {
    readonly queryClient: QueryClient;
    readonly watchedQueries: Pick<WatchedQueries, 'hold' | 'forget'>;
  };
  readonly location: Observed<Pick<Location, 'entryKey' | 'change' | 'screen'>>;
  /** Whether the history keeps what lies ahead of a way back. */
  readonly hasForward: boolean;
}

/** How many pages of the viewer's way are kept, and how many that are no longer on it. */
export const keptPages = { behind: 15, ahead: 5, left: 10 } as const;

/**
 * Keeps the pages of the viewer's way, with the lists and items that they show, however long nobody looks at them; of those that are no
 * longer on it the ones left last. What is beyond that goes with all that no other page shows (C4.41).
 */
export function keepPages({ cache, location, hasForward }: KeepPagesDeps): Unsubscribe {
  const { queryClient, watchedQueries } = cache;
  let trail = noTrail;
  let held: readonly string[] = [];
  let left: readonly string[] = [];

  const pages = (): readonly Query[] => queryClient.getQueryCache().findAll({ queryKey: ['page'] });
  const isHeld = (query: Query): boolean =>
    pages().some((page) => held.includes(pathOf(page)) && (page === query || shows(page, query)));

  const evict = (paths: readonly string[]): void => {
    const gone = pages().filter((page) => paths.includes(pathOf(page)));
    const others = pages().filter((page) => !gone.includes(page));
    for (const query of queryClient.getQueryCache().getAll()) {
      const isOfGone = gone.some((page) => page === query || shows(page, query));
      if (isOfGone && !others.some((page) => shows(page, query))) watchedQueries.forget(query);
    }
  };
  const follow = (): void => {
    const before = [...held, ...left];
    const place = location.get();
    trail = followTrail(trail, place, hasForward);
    held = pathsAround(trail, keptPages.behind, keptPages.ahead).map(canonicalPath);
    // Those left last come first.
    const unheld = before.filter((path, index) => !held.includes(path) && before.indexOf(path) === index);
    left = unheld.slice(0, keptPages.left);
    evict(unheld.slice(keptPages.left));
  };

  const letGo = watchedQueries.hold(isHeld);
  const end = location.subscribe(follow);
  follow();
  return () => {
    end();
    letGo();
  };
}

function pathOf({ queryKey }: Query): string {
  return String(queryKey[1]);
}

/** Whether a page shows what a query has read: one of its lists in whatever order, its item, or a season of that. */
function shows(page: Query, { queryKey: [name, id], state }: Query): boolean {
  const { sections } = (page.state.data as PageModel | undefined) ?? { sections: [] };
  return sections.some((section) => {
    if (name === 'item')
      return section.kind === 'detail' && [section.detail, ...section.detail.seasons].some((item) => item.id === id);
    const list = name === 'list' ? (state.data as ListModel | undefined)?.key : undefined;
    return (
      list !== undefined && 'listKey' in section && section.listKey !== undefined && isSameList(section.listKey, list)
    );
  });
}

function isSameList(one: ListKey, other: ListKey): boolean {
  return one.id === other.id && one.parameter === other.parameter;
}

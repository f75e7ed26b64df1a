import type { Observed } from '@fjernsyn/kernel';
import type { GrowingListState, ListKey, ListModel, LoadedList } from '@fjernsyn/lists';
import { useMemo } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { useResource } from './use-resource';

/** What was read of a list so far. */
export interface ListReading {
  /** Of the list until it is there, then of its next page. */
  readonly status: 'loading' | 'failed' | 'ready' | 'page-loading' | 'page-failed';
  /** The list with the pages that have come; undefined until it is there. */
  readonly list: LoadedList | undefined;
  /** Asks for the page that is missing near a place from 0, where one is: see `prefetchTiles`. Does nothing while a page has failed. */
  readonly loadNear: (index: number) => void;
  /** Asks again, for the list or for its next page, because the viewer wants it. */
  readonly retry: () => void;
}

/** Options of {@link useList}. */
export interface UseListOptions {
  /** The list as it came along with its page: where it is loaded already its first page is not asked for. */
  readonly given?: ListModel | undefined;
  /** Whether its first page is asked for; yes where nothing is said. */
  readonly isWanted?: boolean;
}

/** A list by its key, for the viewer of the moment, which grows by pages; without a key nothing is asked for. */
export function useList(key: ListKey | undefined, { given, isWanted = true }: UseListOptions = {}): ListReading {
  const { reading } = useClient().application;
  const isGiven = given?.state === 'loaded';
  const isRead = key !== undefined && !(isGiven && isLasting(key));
  const first = useResource(
    useMemo(() => (key !== undefined && isRead ? reading.list(key) : undefined), [reading, key, isRead]),
    isWanted,
  );
  const model = first.value ?? (isGiven ? given : undefined);
  const list = model?.state === 'loaded' ? model : undefined;
  const pages = useMemo(() => (list && key ? reading.pagesOf(list) : undefined), [reading, list, key]);
  const grown = useObserved<GrowingListState | undefined>(pages?.state ?? wholeList);
  const hasFailed = isWanted && first.status === 'failed' && !first.isRetrying;
  return {
    status: list ? pageStatusOf(grown) : hasFailed ? 'failed' : 'loading',
    list: grown?.list ?? list,
    loadNear: pages?.loadNear ?? loadNothing,
    retry: pages?.retry ?? first.retry,
  };
}

/** Whether a list that came along stays as it is: what is recommended with an item is read once more. */
export function isLasting({ contentId }: ListKey): boolean {
  return contentId === undefined;
}

const pageStatuses = {
  ready: 'ready',
  loading: 'page-loading',
  retrying: 'page-loading',
  failed: 'page-failed',
} as const satisfies Readonly<Record<GrowingListState['status'], ListReading['status']>>;

function pageStatusOf(grown: GrowingListState | undefined): ListReading['status'] {
  return grown ? pageStatuses[grown.status] : 'ready';
}

const wholeList: Observed<undefined> = { get: () => undefined, subscribe: () => () => undefined };

function loadNothing(): void {
  // The list is whole, or not there.
}

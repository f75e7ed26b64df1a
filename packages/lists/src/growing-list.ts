import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { LoadedList } from './loaded-list';

/** How many places around the one that has focus are to be loaded. */
export const prefetchTiles = 3;

/** How far a {@link GrowingList} has come. */
export interface GrowingListState {
  /** The list with the pages that have come. */
  readonly list: LoadedList;
  /** What becomes of the page that was asked for last: `retrying` where it had failed before. */
  readonly status: 'ready' | 'loading' | 'retrying' | 'failed';
}

/** A list that grows by pages as focus comes near its end. */
export interface GrowingList {
  readonly state: Observed<GrowingListState>;
  /** Asks for what is missing near a place from 0, one page at a time; a page that has failed waits for {@link GrowingList.retry}. */
  loadNear(index: number): void;
  /** Asks again for a page that has failed, or gives up one that still waits and asks anew. */
  retry(): void;
  /** Takes the page that is on its way for one that has failed. */
  fail(): void;
  /** Gives up the page that is on its way, for good. */
  stop(): void;
}

/** Loads one page of a list; `isRetry` where the one asking has asked again. */
export type LoadListPage = (
  list: LoadedList,
  page: number,
  options: { readonly signal: AbortSignal; readonly isRetry: boolean },
) => Promise<LoadedList>;

/** Makes a {@link GrowingList} of a list with its first pages. */
export function createGrowingList(first: LoadedList, loadPage: LoadListPage): GrowingList {
  const state = createObservable<GrowingListState>({ list: first, status: 'ready' });
  let wanted = 0;
  let call: AbortController | undefined;
  let isStopped = false;

  const missingPage = (): number | undefined => {
    const { list } = state.get();
    for (let index = Math.max(0, wanted - prefetchTiles); index <= wanted + prefetchTiles; index++) {
      const page = list.missingPageAt(index);
      if (page !== undefined) return page;
    }
    return undefined;
  };

  const ask = (isRetry: boolean): void => {
    const page = missingPage();
    if (call || isStopped || page === undefined) return;
    const { list } = state.get();
    const asked = new AbortController();
    call = asked;
    state.set({ list, status: isRetry ? 'retrying' : 'loading' });
    const settle = (next: GrowingListState): void => {
      if (call !== asked) return;
      call = undefined;
      state.set(next);
      // The viewer may have gone on meanwhile. A page that brought nothing new is no reason for the next one.
      if (next.list.count > list.count) ask(false);
    };
    loadPage(list, page, { signal: asked.signal, isRetry }).then(
      (grown) => settle({ list: grown, status: 'ready' }),
      () => settle({ list, status: 'failed' }),
    );
  };

  const giveUp = (): void => {
    const asked = call;
    call = undefined;
    asked?.abort();
  };

  return {
    state,
    loadNear(index) {
      wanted = index;
      if (state.get().status === 'ready') ask(false);
    },
    retry() {
      if (state.get().status === 'ready') return;
      giveUp();
      ask(true);
    },
    fail() {
      if (!call) return;
      giveUp();
      state.set({ list: state.get().list, status: 'failed' });
    },
    stop() {
      isStopped = true;
      giveUp();
    },
  };
}

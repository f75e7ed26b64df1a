import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import { createGrowingList, type GrowingList, type ListSource, type LoadedList } from '@fjernsyn/lists';
import { type ResourceDeps, unreachable } from './resource';

/** Dependencies of {@link createListPages}. */
export interface ListPagesDeps extends Pick<ResourceDeps, 'online' | 'recovery'> {
  readonly lists: Pick<ListSource, 'loadPage'>;
  readonly audience: Observed<string>;
}

/** The further pages of lists, which live as long as the lists themselves and for one audience. */
export interface ListPages {
  /** The further pages of a list: the same ones for the same list, loaded as was said first, and undefined where it is whole. */
  of(list: LoadedList, loadPage?: ListSource['loadPage']): GrowingList | undefined;
  readonly stop: Unsubscribe;
}

/** Makes the {@link ListPages}: while nothing is reached a page fails at once, and is asked for again on recovery. */
export function createListPages({ lists, audience, online, recovery }: ListPagesDeps): ListPages {
  const known = new WeakMap<LoadedList, GrowingList>();
  /** Those whose page is on its way, or has failed. */
  const unsettled = new Set<GrowingList>();
  const forAll = (act: (growing: GrowingList) => void): void => Array.from(unsettled).forEach(act);

  const make = (list: LoadedList, loadPage: ListSource['loadPage']): GrowingList => {
    const growing = createGrowingList(list, (grown, page, { signal, isRetry }) =>
      isRetry || online.get() ? loadPage(grown, page, signal) : Promise.reject(unreachable),
    );
    growing.state.subscribe(() => {
      if (growing.state.get().status === 'ready') unsettled.delete(growing);
      else unsettled.add(growing);
    });
    known.set(list, growing);
    return growing;
  };

  const stopAll = (): void => {
    forAll(({ stop }) => stop());
    unsettled.clear();
  };
  const ends = [
    audience.subscribe(stopAll),
    online.subscribe(() => online.get() || forAll(({ fail }) => fail())),
    recovery.subscribe(() => forAll(({ state, retry }) => state.get().status === 'failed' && retry())),
  ];

  return {
    of: (list, loadPage = lists.loadPage) =>
      known.get(list) ?? (list.missingPageAt(list.count) === undefined ? undefined : make(list, loadPage)),
    stop() {
      for (const end of ends) end();
      stopAll();
    },
  };
}

import type { Api } from '@fjernsyn/api';
import { findPlayable, type PlayableItem, toPlayable } from '@fjernsyn/catalogue';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Reading } from '../reading/reading';

/** The item that is watched. */
export interface PlayedItem {
  readonly id: string;
  /** What is known of it: from the beginning where a page has it, else once the service has answered. */
  readonly state: Observed<PlayableItem | undefined>;
  /** Asks the service once, where it is not known. Rejects as the call does. */
  load(): Promise<PlayableItem>;
  /** Lets the next `load()` ask anew. */
  retry(): void;
}

/** Dependencies of {@link createPlayedItem}. */
export interface PlayedItemDeps extends Pick<Reading, 'queries' | 'queryClient'> {
  readonly api: Pick<Api, 'audience'>;
}

/** Makes the {@link PlayedItem} of an id; nothing is asked of the service before `load()`. */
export function createPlayedItem({ api, queries, queryClient }: PlayedItemDeps, id: string): PlayedItem {
  const state = createObservable(findPlayable(queryClient, api, id));
  let asked: Promise<PlayableItem> | undefined;
  const ask = async (): Promise<PlayableItem> => {
    const { item } = await queryClient.fetchQuery(queries.item(id));
    const playable = toPlayable(item);
    state.set(playable);
    return playable;
  };
  return {
    id,
    state,
    async load() {
      const known = state.get();
      if (known) return known;
      asked ??= ask();
      return asked;
    },
    retry() {
      asked = undefined;
    },
  };
}

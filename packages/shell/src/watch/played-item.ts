import { type PlayableItem, toPlayable } from '@fjernsyn/catalogue';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Reading } from '../reading/reading';

/** The item that is watched. */
export interface PlayedItem {
  readonly id: string;
  /** What is known of it: from the beginning where a page has it, else once the service has answered. */
  readonly state: Observed<PlayableItem | undefined>;
  /** Asks the service once, where it is not known. Rejects as the call does. */
  load(): Promise<PlayableItem>;
  /** Lets the next `load()` ask anew, also while nothing is reached. */
  retry(): void;
}

/** Dependencies of {@link createPlayedItem}. */
export type PlayedItemDeps = Pick<Reading, 'findPlayable' | 'loadItem'>;

/** Makes the {@link PlayedItem} of an id, where nobody knows it yet; nothing is asked of the service before `load()`. */
export function createPlayedItem(
  { findPlayable, loadItem }: PlayedItemDeps,
  id: string,
  known?: PlayableItem,
): PlayedItem {
  const state = createObservable(known ?? findPlayable(id));
  let asked: Promise<PlayableItem> | undefined;
  let isWished = false;
  const ask = async (): Promise<PlayableItem> => {
    const { item } = await loadItem(id, isWished);
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
      isWished = true;
    },
  };
}

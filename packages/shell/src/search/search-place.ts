import type { Unsubscribe } from '@fjernsyn/kernel';
import { debounceMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Navigation } from '../navigation/navigation';
import { createPause } from './pause';
import { toSearchAddress } from './to-search-address';

/** Dependencies of {@link createSearchPlace}. */
export interface SearchPlaceDeps {
  readonly clock: Clock;
  readonly navigation: Pick<Navigation, 'location' | 'replace'>;
  /** Runs where the viewer comes to a search, or its address is another than was written; `isBack` where that is a way back. */
  readonly arrive: (text: string, isBack: boolean) => void;
  /** Runs at places that are none to search. */
  readonly leave: () => void;
}

/** The viewer's place as far as it is one to search: its address holds the text (S2.1, S4.10). */
export interface SearchPlace {
  isHere(): boolean;
  /** Writes a text into the address, in the place of the one before. */
  write(text: string): void;
  /** Writes the text once no other comes for a while: a browser takes only so many addresses. */
  writeSoon(text: string): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link SearchPlace}, where the viewer is. */
export function createSearchPlace({ clock, navigation, arrive, leave }: SearchPlaceDeps): SearchPlace {
  const { location } = navigation;
  const writing = createPause(clock);
  /** The place, and the text that its address holds. */
  let here: { readonly entryKey: string; readonly text: string } | undefined;

  const write = (text: string): void => {
    writing.cancel();
    if (here === undefined || here.text === text) return;
    here = { ...here, text };
    navigation.replace(toSearchAddress(location.get().address, text));
  };
  const follow = (): void => {
    const { entryKey, screen, change } = location.get();
    if (screen.kind !== 'search') {
      here = undefined;
      leave();
    } else if (here?.entryKey !== entryKey || here.text !== screen.text) {
      writing.cancel();
      here = { entryKey, text: screen.text };
      arrive(screen.text, change === 'pop');
    }
  };
  const end = location.subscribe(follow);
  follow();
  return {
    isHere: () => here !== undefined,
    write,
    writeSoon: (text) => writing.begin(debounceMs, () => write(text)),
    stop() {
      end();
      writing.cancel();
    },
  };
}

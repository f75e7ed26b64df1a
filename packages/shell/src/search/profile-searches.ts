import { createRecentSearches, type RecentSearches } from '@fjernsyn/catalogue';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';

/** Dependencies of {@link createProfileSearches}. */
export interface ProfileSearchesDeps {
  readonly store: KeyValueStore;
  readonly session: Pick<Session, 'state'>;
  /** Runs when they have changed. */
  readonly onChange: () => void;
}

/** The recent searches of the profile of the moment; whoever has none shares those of the set. */
export interface ProfileSearches extends Pick<RecentSearches, 'add' | 'remove'> {
  /** Newest first. */
  terms(): readonly string[];
  readonly stop: Unsubscribe;
}

/** Makes the {@link ProfileSearches}. */
export function createProfileSearches({ store, session, onChange }: ProfileSearchesDeps): ProfileSearches {
  const profileNow = (): string => session.state.get().profile?.id ?? session.state.get().role;
  const open = (id: string) => {
    const recent = createRecentSearches(store, id);
    const end = recent.terms.subscribe(onChange);
    const stop = (): void => {
      end();
      recent.stop();
    };
    return { ...recent, id, stop };
  };
  let current = open(profileNow());
  const end = session.state.subscribe(() => {
    if (profileNow() === current.id) return;
    current.stop();
    current = open(profileNow());
    onChange();
  });
  return {
    terms: () => current.terms.get(),
    add: (text) => current.add(text),
    remove: (term) => current.remove(term),
    stop() {
      end();
      current.stop();
    },
  };
}

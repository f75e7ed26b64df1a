import type { AccountState, ProfileState, ServiceState } from './service-state';
import type { StateFile } from './state-file';

/** What the service keeps. Every change is a new state; reading one later never sees half of it. */
export interface Store {
  read(): ServiceState;
  update(change: (state: ServiceState) => ServiceState): void;
  /** Resolves once everything changed so far is on disk. */
  flush(): Promise<void>;
}

/** Makes the {@link Store}, which begins as `initial` and is written to `file` a change or many at a time; without one it lives in memory. */
export function createStore(initial: ServiceState, file?: StateFile, warn?: (line: string) => void): Store {
  let state = initial;
  let saved = initial;
  let saving: Promise<void> | undefined;

  const saveAll = async (target: StateFile): Promise<void> => {
    while (saved !== state) {
      const next = state;
      await target.save(next).catch((error: unknown) => warn?.(`The state could not be written: ${String(error)}`));
      saved = next;
    }
  };
  const save = (): Promise<void> => {
    if (file === undefined) return Promise.resolve();
    saving ??= saveAll(file).finally(() => {
      saving = undefined;
    });
    return saving;
  };

  return {
    read: () => state,
    update(change) {
      state = change(state);
      void save();
    },
    flush: save,
  };
}

/** Changes one account; a state without it stays as it is. */
export function changeAccount(store: Store, id: string, change: (account: AccountState) => AccountState): void {
  store.update((state) => {
    const account = state.accounts[id];
    return account === undefined ? state : { ...state, accounts: { ...state.accounts, [id]: change(account) } };
  });
}

/** Changes one profile of an account. */
export function changeProfile(
  store: Store,
  accountId: string,
  profileId: string,
  change: (profile: ProfileState) => ProfileState,
): void {
  changeAccount(store, accountId, (account) => ({
    ...account,
    profiles: account.profiles.map((profile) => (profile.id === profileId ? change(profile) : profile)),
  }));
}

import type { AccountState, ProfileState, ServiceState } from './service-state';
import type { StateFile } from './state-file';

/** What the service keeps. Every change is a new state; reading one later never sees half of it. */
export interface Store {
  read(): ServiceState;
  update(change: (state: ServiceState) => ServiceState): void;
  /** Resolves once everything changed so far is on disk, whatever is changed after it. */
  flush(): Promise<void>;
}

interface Waiter {
  readonly change: number;
  resolve(): void;
}

/** Makes the {@link Store}, which begins as `initial` and is written to `file` a change or many at a time; without one it lives in memory. */
export function createStore(
  initial: ServiceState,
  file?: Pick<StateFile, 'save'>,
  warn?: (line: string) => void,
): Store {
  let state = initial;
  let changes = 0;
  let saved = 0;
  let isSaving = false;
  let waiters: readonly Waiter[] = [];

  const saveAll = async (target: Pick<StateFile, 'save'>): Promise<void> => {
    isSaving = true;
    while (saved < changes) {
      const upTo = changes;
      await target.save(state).catch((error: unknown) => warn?.(`The state could not be written: ${String(error)}`));
      saved = upTo;
      const done = waiters.filter(({ change }) => change <= saved);
      waiters = waiters.filter(({ change }) => change > saved);
      for (const { resolve } of done) resolve();
    }
    isSaving = false;
  };

  return {
    read: () => state,
    update(change) {
      const next = change(state);
      if (next === state) return;
      state = next;
      changes += 1;
      if (file !== undefined && !isSaving) void saveAll(file);
    },
    flush() {
      if (file === undefined || saved === changes) return Promise.resolve();
      return new Promise((resolve) => {
        waiters = [...waiters, { change: changes, resolve }];
      });
    },
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

import type { AccountDeps, RunningAccount } from './account';

/** The account, as its page asks for it. */
export interface LateAccount {
  /** Fetches the code of it. */
  load(): Promise<RunningAccount>;
}

const importAccount = () => import('./account');

/** Makes the {@link LateAccount} of an application: few open the page of their account. */
export function createLateAccount(deps: AccountDeps, fetchAccount: typeof importAccount = importAccount): LateAccount {
  let account: RunningAccount | undefined;
  return {
    async load() {
      const { createAccount } = await fetchAccount();
      account ??= createAccount(deps);
      return account;
    },
  };
}

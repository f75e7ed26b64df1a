import { createSessionApi } from '@fjernsyn/api';
import type { Account } from '@fjernsyn/contracts';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import {
  type AccountState,
  type AccountUpdate,
  createAccountUpdates,
  type Session,
  toAccountState,
} from '@fjernsyn/session';
import type { Profiles } from '../profiles/profiles';
import type { Reading } from '../reading/reading';

/** The account as its page shows it (S3.8). */
export interface AccountView extends AccountState, AccountUpdate {
  /** Undefined before it was read. */
  readonly account: Account | undefined;
  /** Whether it could not be read. */
  readonly isFailed: boolean;
  /** Where the service saw the set. */
  readonly geoLocation: string | undefined;
}

/** The account of whoever is signed in, for its page. */
export interface RunningAccount {
  readonly view: Observed<AccountView>;
  /** Reads it, unless it is there. */
  load(): void;
  /** Reads it again. */
  retry(): void;
  /** Has another mail sent to verify the address. */
  sendVerification(): void;
}

/** Dependencies of {@link createAccount}. */
export interface AccountDeps {
  readonly session: Pick<Session, 'state'>;
  readonly profiles: Pick<Profiles, 'account' | 'load'>;
  readonly reading: () => Pick<Reading, 'api'>;
}

/** Makes the {@link RunningAccount}: it is read where the profiles are, in one call. */
export function createAccount({ session, profiles, reading }: AccountDeps): RunningAccount {
  const { accounts } = createSessionApi(reading().api);
  const isFailed = createObservable(false);
  let ownerId = profiles.account.get()?.id;
  let updates = createAccountUpdates({ accounts });
  const toView = (): AccountView => {
    const account = profiles.account.get();
    return {
      account,
      ...toAccountState(account),
      ...updates.state.get(),
      isFailed: isFailed.get(),
      geoLocation: session.state.get().geoLocation,
    };
  };
  const view = createObservable(toView());
  const show = (): void => view.set(toView());
  const begin = (): void => {
    updates = createAccountUpdates({ accounts });
    updates.state.subscribe(show);
  };
  // What was changed of an account, or ran into something, is not told of another one.
  const follow = (): void => {
    const id = profiles.account.get()?.id;
    if (id !== ownerId) begin();
    ownerId = id;
    show();
  };
  // They end with the application, as this does.
  for (const source of [isFailed, session.state]) source.subscribe(show);
  profiles.account.subscribe(follow);
  begin();
  const retry = (): void => {
    isFailed.set(false);
    void profiles.load().then((isRead) => isFailed.set(!isRead));
  };
  return {
    view,
    load() {
      if (profiles.account.get() === undefined) retry();
    },
    retry,
    sendVerification: () => void updates.sendVerification(),
  };
}

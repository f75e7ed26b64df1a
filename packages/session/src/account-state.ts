import type { Accounts } from '@fjernsyn/api';
import type { Account, Entitlement } from '@fjernsyn/contracts';
import { createObservable, isAppError, type Observed } from '@fjernsyn/kernel';

/** What is known of an account beside its fields (S3.8). */
export interface AccountState {
  /** Whether one of its subscriptions is in force; an account that names none is. */
  readonly isActive: boolean;
  /** The ids of what it pays with, as far as the service says. */
  readonly paymentMethods: readonly string[];
  /** What was bought or rented. */
  readonly purchases: readonly Entitlement[];
  readonly arePurchasesLoaded: boolean;
}

/** The state of an account; of none, before it was read. */
export function toAccountState(account: Account | undefined): AccountState {
  const { subscriptions = [], entitlements = [], defaultPaymentMethodId: method } = account ?? {};
  return {
    isActive: account !== undefined && (subscriptions.length === 0 || subscriptions.some(isInForce)),
    paymentMethods: method === undefined ? [] : [method],
    purchases: entitlements.filter(({ ownership }) => ownership === 'Own' || ownership === 'Rent'),
    arePurchasesLoaded: account !== undefined,
  };
}

function isInForce({ status }: Account['subscriptions'][number]): boolean {
  return status === undefined || status === 'Active' || status === 'Cancelled';
}

/** How the account is being changed (S3.8, S8.15). */
export interface AccountUpdate {
  readonly isUpdating: boolean;
  readonly isSendingVerification: boolean;
  /** Whether the mail is on its way that was asked for last. */
  readonly isVerificationSent: boolean;
  /** The code of what the last update ran into; undefined after one that succeeded. */
  readonly updateError: string | undefined;
}

/** Changes of the account, one at a time. */
export interface AccountUpdates {
  readonly state: Observed<AccountUpdate>;
  /** Has another mail sent to verify the address; does nothing while one is asked for. */
  sendVerification(): Promise<void>;
}

const atRest: AccountUpdate = {
  isUpdating: false,
  isSendingVerification: false,
  isVerificationSent: false,
  updateError: undefined,
};

/** Makes the {@link AccountUpdates}. */
export function createAccountUpdates({
  accounts,
}: {
  readonly accounts: Pick<Accounts, 'requestVerification'>;
}): AccountUpdates {
  const state = createObservable(atRest);
  return {
    state,
    async sendVerification() {
      if (state.get().isUpdating) return;
      state.set({ ...atRest, isUpdating: true, isSendingVerification: true });
      try {
        await accounts.requestVerification();
        state.set({ ...atRest, isVerificationSent: true });
      } catch (thrown) {
        if (!isAppError(thrown)) throw thrown;
        state.set({ ...atRest, updateError: thrown.code });
      }
    },
  };
}

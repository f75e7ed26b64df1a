import { parseAccount } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { expect, test, vi } from 'vitest';
import { createAccountUpdates, toAccountState } from './account-state';

const accountOf = (sent: object) => parseAccount({ id: 'a-1', profiles: [], ...sent }, () => undefined);

test.each([
  [{}, true],
  [{ subscriptions: [{ status: 'Active' }] }, true],
  [{ subscriptions: [{ status: 'Expired' }, { status: 'Cancelled' }] }, true],
  [{ subscriptions: [{ status: 'Expired' }] }, false],
])('[SE700] an account with %j is active: %s', (sent, isActive) => {
  expect(toAccountState(accountOf(sent)).isActive).toBe(isActive);
});

test('[SE700] what was bought or rented are purchases, and nothing is known of an account that was not read', () => {
  const entitlements = ['Own', 'Subscription', 'Rent'].map((ownership) => ({ ownership, scopes: [ownership] }));
  const state = toAccountState(accountOf({ entitlements, defaultPaymentMethodId: 'kort-1' }));
  expect(state.purchases.map(({ ownership }) => ownership)).toEqual(['Own', 'Rent']);
  expect([state.paymentMethods, state.arePurchasesLoaded]).toEqual([['kort-1'], true]);
  expect(toAccountState(undefined)).toEqual({
    isActive: false,
    paymentMethods: [],
    purchases: [],
    arePurchasesLoaded: false,
  });
});

test('[SE701] a mail is asked for once at a time, and the state says so and then that it is sent', async () => {
  const answers: (() => void)[] = [];
  const requestVerification = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const updates = createAccountUpdates({ accounts: { requestVerification } });
  const first = updates.sendVerification();
  await updates.sendVerification();
  expect(requestVerification).toHaveBeenCalledOnce();
  expect(updates.state.get()).toMatchObject({ isUpdating: true, isSendingVerification: true, updateError: undefined });
  answers[0]?.();
  await first;
  expect(updates.state.get()).toEqual({
    isUpdating: false,
    isSendingVerification: false,
    isVerificationSent: true,
    updateError: undefined,
  });
});

test('[SE702] an update that fails is an error of the account until the next one; any other throw is a bug', async () => {
  const requestVerification = vi.fn<() => Promise<void>>();
  requestVerification.mockRejectedValueOnce(new AppError('http/unreachable')).mockResolvedValueOnce();
  const updates = createAccountUpdates({ accounts: { requestVerification } });
  await updates.sendVerification();
  expect(updates.state.get()).toMatchObject({ isUpdating: false, updateError: 'http/unreachable' });
  await updates.sendVerification();
  expect(updates.state.get()).toMatchObject({ isVerificationSent: true, updateError: undefined });
  requestVerification.mockRejectedValueOnce(new TypeError('no'));
  await expect(updates.sendVerification()).rejects.toThrow(TypeError);
});

import { type Account, type Profile, parseAccount, parseProfile } from '@fjernsyn/contracts';
import { parseNothing } from '../answer/parse-nothing';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';
import { secure, securityDefinitions } from './security';

/** What can be said of a profile. */
export interface ProfileChange {
  readonly name?: string | undefined;
  readonly isPinEnabled?: boolean | undefined;
  readonly segments?: readonly string[] | undefined;
}

/** The account that is signed in (S7, C7). */
export interface Accounts {
  load(signal?: AbortSignal): Promise<Account>;
  /** Sets the PIN of the account: four digits, which the service keeps. */
  setPin(pin: string, signal?: AbortSignal): Promise<void>;
  /** Has a mail sent by which the owner of the address can say that it is theirs. */
  requestVerification(signal?: AbortSignal): Promise<void>;
  /** Says that an address belongs to its owner; `key` came by mail. */
  verifyEmail(key: string, signal?: AbortSignal): Promise<void>;
  /** Sets a new password; `key` came by mail. */
  resetPassword(password: string, key: string, signal?: AbortSignal): Promise<void>;
}

/** The profiles of the account (S7, C7). What was changed is read anew by {@link Accounts.load}. */
export interface Profiles {
  /** The profile that was chosen, with what its viewer did. */
  current(signal?: AbortSignal): Promise<Profile>;
  create(profile: ProfileChange & { readonly name: string }, signal?: AbortSignal): Promise<Profile>;
  update(id: string, change: ProfileChange, signal?: AbortSignal): Promise<void>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
}

/** Makes the {@link Accounts}. */
export function createAccounts({ perform }: Caller): Accounts {
  return {
    load: (signal) =>
      perform(
        {
          name: 'account',
          method: 'GET',
          path: '/account',
          common: commonParts.language,
          scope: 'account-catalog',
          parse: parseAccount,
        },
        signal,
      ),
    setPin: (pin, signal) =>
      perform<void>(
        {
          name: 'pin',
          method: 'PUT',
          path: '/account/pin',
          common: commonParts.language,
          scope: 'account-settings',
          body: { pin },
          parse: parseNothing,
        },
        signal,
      ),
    requestVerification: (signal) =>
      perform<void>(
        {
          name: 'request-verification',
          method: 'POST',
          path: '/account/request-email-verification',
          common: commonParts.language,
          scope: 'account-catalog',
          parse: parseNothing,
        },
        signal,
      ),
    verifyEmail: (key, signal) =>
      perform<void>(
        secure(
          {
            name: 'verify-email',
            method: 'POST',
            path: '/verify-email',
            common: commonParts.language,
            parse: parseNothing,
          },
          securityDefinitions.verifyEmail,
          key,
        ),
        signal,
      ),
    resetPassword: (password, key, signal) =>
      perform<void>(
        secure(
          {
            name: 'reset-password',
            method: 'POST',
            path: '/reset-password',
            common: commonParts.language,
            body: { password },
            parse: parseNothing,
          },
          securityDefinitions.resetPassword,
          key,
        ),
        signal,
      ),
  };
}

/** Makes the {@link Profiles}. */
export function createProfiles({ perform }: Caller): Profiles {
  return {
    current: (signal) =>
      perform(
        {
          name: 'profile',
          method: 'GET',
          path: '/account/profile',
          common: commonParts.language,
          scope: 'profile-catalog',
          parse: parseProfile,
        },
        signal,
      ),
    create: (profile, signal) =>
      perform(
        {
          name: 'profile-create',
          method: 'POST',
          path: '/account/profiles',
          common: commonParts.language,
          scope: 'account-settings',
          body: toBody(profile),
          parse: parseProfile,
        },
        signal,
      ),
    update: (id, change, signal) =>
      perform<void>(
        {
          name: 'profile-update',
          method: 'PATCH',
          path: '/account/profiles/{id}',
          pathParameters: { id },
          common: commonParts.language,
          scope: 'account-settings',
          body: toBody(change),
          parse: parseNothing,
        },
        signal,
      ),
    remove: (id, signal) =>
      perform<void>(
        {
          name: 'profile-delete',
          method: 'DELETE',
          path: '/account/profiles/{id}',
          pathParameters: { id },
          common: commonParts.language,
          scope: 'account-settings',
          parse: parseNothing,
        },
        signal,
      ),
  };
}

function toBody({ name, isPinEnabled, segments }: ProfileChange) {
  return { name, pinEnabled: isPinEnabled, segments };
}

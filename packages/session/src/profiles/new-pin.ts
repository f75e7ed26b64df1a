import type { Accounts, Authorization, Profiles } from '@fjernsyn/api';
import type { ErrorCode } from '@fjernsyn/kernel';
import { createSubmission, type Submission } from '../sign-in/submission';
import { createFlow, type Flow } from './flow';
import { isWholePin } from './pin';
import { createPinMachine, type PinCommand } from './pin-machine';
import type { AccountProfiles, ProfileEntry } from './profile-entry';

/** A new PIN as a screen shows it; what is typed is the screen's own. */
export interface NewPinView {
  readonly step: 'current' | 'checking' | 'first' | 'again' | 'saving' | 'saved' | 'left';
  /** Whether the second was another than the first: both are typed anew. */
  readonly isMismatch: boolean;
  /** Why it was not taken: `api/unauthorized` says that the old one is wrong; undefined before it was tried. */
  readonly error: ErrorCode | undefined;
}

/** A PIN of the account that is created or changed. */
export type NewPin = Flow<NewPinView, PinCommand>;

/** Dependencies of {@link createNewPin}. */
export interface NewPinDeps {
  readonly authorization: Pick<Authorization, 'profile'>;
  readonly accounts: Pick<Accounts, 'setPin'>;
  readonly profiles: Pick<Profiles, 'update'>;
  readonly refresh: (signal?: AbortSignal) => Promise<AccountProfiles>;
}

/** Begins a new PIN (S7): `primary` is opened by it from now on. One that takes the place of another asks for that first. */
export function createNewPin(deps: NewPinDeps, primary: ProfileEntry, isChange: boolean): NewPin {
  const machine = createPinMachine({
    isChange,
    check: (pin, signal) => checkPin(deps.authorization, primary.id, pin, signal),
    async set(pin, signal) {
      await deps.accounts.setPin(pin, signal);
      if (!primary.hasPin) await deps.profiles.update(primary.id, { isPinEnabled: true }, signal);
      await deps.refresh().catch(() => undefined);
    },
  });
  return createFlow(machine, ({ value, context: { isMismatch, error } }) => ({
    step: value === 'beginning' ? 'first' : value,
    isMismatch,
    error,
  }));
}

/** Makes the PIN that a restricted viewer gives before profiles are changed. Nothing is opened by it. */
export function createPinCheck(deps: {
  readonly authorization: Pick<Authorization, 'profile'>;
  readonly profileId: string;
}): Submission<{ readonly pin: string }> {
  return createSubmission({
    check: ({ pin }) => (isWholePin(pin) ? undefined : 'pin-incomplete'),
    send: ({ pin }, signal) => checkPin(deps.authorization, deps.profileId, pin, signal),
  });
}

/** The service has no call that only compares a PIN: tokens that always need it are asked for, and let go. */
async function checkPin(
  authorization: Pick<Authorization, 'profile'>,
  profileId: string,
  pin: string,
  signal: AbortSignal,
): Promise<void> {
  await authorization.profile({ profileId, pin, scopes: ['Playback'] }, signal);
}

import type { Authorization } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import type { SnapshotFrom } from 'xstate';
import { sessionErrors } from '../errors';
import { type ChoiceCommand, createChoiceMachine } from './choice-machine';
import { createFlow, type Flow } from './flow';
import type { AccountProfiles, ProfileEntry } from './profile-entry';

/** A choice of profile as a screen shows it. What is typed of a PIN is the screen's own. */
export interface ProfileChoiceView {
  readonly step: 'choosing' | 'asking' | 'opening' | 'chosen' | 'left';
  /** Whom the viewer has picked; undefined before. */
  readonly profile: ProfileEntry | undefined;
  /** Why it was not opened: `api/unauthorized` is a wrong PIN; undefined before it was tried. */
  readonly error: ErrorCode | undefined;
}

/** A choice of profile. */
export type ProfileChoice = Flow<ProfileChoiceView, ChoiceCommand>;

/** Dependencies of {@link createProfileChoice}. */
export interface ProfileChoiceDeps {
  readonly authorization: Pick<Authorization, 'profile'>;
  /** Reads the profiles anew: whoever is chosen is shown what the service allows them now. */
  readonly refresh: (signal: AbortSignal) => Promise<AccountProfiles>;
  /** Whether the viewer keeps out of statistics, as new tokens are to say (S6.18). */
  readonly isOptedOut: () => boolean;
  /** Takes the profile that was opened, with its tokens: `withProfile` makes it that of the session. */
  readonly take: (profile: ProfileEntry, tokens: readonly Token[]) => void;
}

/** Makes a {@link ProfileChoice}: a token of the profile is asked for, for the catalogue, with the PIN where it has one (S4.45, S6.15). */
export function createProfileChoice({ authorization, refresh, isOptedOut, take }: ProfileChoiceDeps): ProfileChoice {
  const machine = createChoiceMachine(async ({ id: profileId }, pin, signal) => {
    const wish = { profileId, pin, scopes: ['Catalog'], optOut: isOptedOut() } as const;
    const [tokens, { entries }] = await Promise.all([
      authorization.profile(wish, signal).catch(nameGone),
      refresh(signal),
    ]);
    const profile = entries.find(({ id }) => id === profileId);
    if (profile === undefined) throw new AppError(sessionErrors.profileGone);
    if (!signal.aborted) take(profile, tokens);
  });
  return createFlow(machine, toView);
}

/** A profile that nobody knows was deleted elsewhere. */
function nameGone(thrown: unknown): never {
  throw isAppError(thrown, 'api/not-found') ? new AppError(sessionErrors.profileGone, { cause: thrown }) : thrown;
}

function toView({ value: step, context }: SnapshotFrom<ReturnType<typeof createChoiceMachine>>): ProfileChoiceView {
  return { step, profile: context.profile, error: context.error };
}

import type { Profiles } from '@fjernsyn/api';
import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import { sessionErrors } from '../errors';
import { type CreationCommand, createCreationMachine } from './creation-machine';
import { createFlow, type Flow } from './flow';
import { nameConflict } from './profile-changes';
import type { AccountProfiles, ProfileEntry } from './profile-entry';
import { checkProfileName, type ProfileNameProblem, toSavedName } from './profile-name';
import { type ProfileType, segmentsOf } from './profile-type';
import { sendThenRead } from './send-then-read';

/** A profile that is created, as a screen shows it. */
export interface CreationView {
  readonly step: 'naming' | 'picking' | 'saving' | 'created' | 'left';
  readonly text: string;
  /** What is wrong with the text; undefined where nothing is. */
  readonly problem: ProfileNameProblem | undefined;
  readonly chosen: ProfileType;
  /** Whether NEXT does something (S5.13). */
  readonly canGoOn: boolean;
  /** Why it was not saved; undefined before it was tried. */
  readonly error: ErrorCode | undefined;
}

/** A profile that is created. */
export type ProfileCreation = Flow<CreationView, CreationCommand>;

/** Dependencies of {@link createProfileCreation}. */
export interface ProfileCreationDeps {
  readonly profiles: Pick<Profiles, 'create'>;
  /** Reads the profiles anew, before one is created and after it. */
  readonly refresh: (signal?: AbortSignal) => Promise<AccountProfiles>;
  /** The profiles as they were read last. */
  readonly known: () => readonly ProfileEntry[];
}

/** Begins to create a profile (S4.38). */
export function createProfileCreation({ profiles, refresh, known }: ProfileCreationDeps): ProfileCreation {
  const problemOf = (text: string) =>
    checkProfileName(
      text,
      known().map(({ name }) => name),
    );
  const isGood = (text: string): boolean => problemOf(text) === undefined;
  const machine = createCreationMachine({
    isGood,
    async create(text, type, signal) {
      const name = toSavedName(text);
      const { entries } = await refresh(signal);
      const others = entries.map((each) => each.name);
      if (checkProfileName(name, others) !== undefined) throw new AppError(sessionErrors.nameTaken);
      const sent = profiles.create({ name, segments: segmentsOf(type) }, signal).catch(nameConflict);
      await sendThenRead(sent, refresh, signal);
    },
  });
  return createFlow(machine, ({ value: step, context: { text, type, error } }) => ({
    step,
    text,
    problem: problemOf(text),
    chosen: type,
    canGoOn: step === 'picking' || (step === 'naming' && isGood(text)),
    error,
  }));
}

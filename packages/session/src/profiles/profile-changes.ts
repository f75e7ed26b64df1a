import type { Profiles } from '@fjernsyn/api';
import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import type { SnapshotFrom } from 'xstate';
import { sessionErrors } from '../errors';
import { type ChangeCommand, createChangeMachine } from './change-machine';
import { createFlow, type Flow } from './flow';
import type { AccountProfiles, ProfileEntry } from './profile-entry';
import { checkProfileName, isSameName, type ProfileNameProblem, toSavedName, toTypedName } from './profile-name';
import { liftsLimit, type ProfileType, segmentsOf } from './profile-type';

/** Where a change stands: `asking` waits for a yes, and `saving` for the service. */
type ChangeStep = 'editing' | 'asking' | 'saving' | 'saved' | 'left';

interface ChangeView {
  readonly step: ChangeStep;
  /** The profile as the service had it last. */
  readonly profile: ProfileEntry;
  /** Whether SAVE does something (S5.13). */
  readonly canSave: boolean;
  /** Why it was not saved; undefined before it was tried. */
  readonly error: ErrorCode | undefined;
}

/** A name that is changed, as a screen shows it. */
export interface RenamingView extends ChangeView {
  readonly text: string;
  readonly problem: ProfileNameProblem | undefined;
}

/** A type that is changed, as a screen shows it. */
export interface RetypingView extends ChangeView {
  readonly chosen: ProfileType;
}

/** A profile that gets another name; CHANGE takes the whole text of the field. */
export type Renaming = Flow<RenamingView, ChangeCommand<string>>;

/** A profile that gets another type. */
export type Retyping = Flow<RetypingView, ChangeCommand<ProfileType>>;

/** A profile that is deleted: SAVE is the yes. */
export type Deletion = Flow<ChangeView, ChangeCommand<undefined>>;

/** Dependencies of the changes of a profile. */
export interface ProfileChangesDeps {
  readonly profiles: Pick<Profiles, 'update' | 'remove'>;
  /** Reads the profiles anew, before a change and after it (S4.57, S7.17). */
  readonly refresh: (signal?: AbortSignal) => Promise<AccountProfiles>;
  /** The profiles as they were read last. */
  readonly known: () => readonly ProfileEntry[];
}

/** Begins to change the name of a profile (S4.48). */
export function createRenaming(deps: ProfileChangesDeps, profile: ProfileEntry): Renaming {
  const shown = createShown(deps, profile);
  const problemOf = (text: string) => checkProfileName(text, shown.namesOfOthers());
  const canSave = (text: string): boolean => problemOf(text) === undefined && !isSameName(text, shown.read().name);
  const machine = createChangeMachine<string>({
    value: profile.name,
    accept: (text, before) => toTypedName(before, text),
    canSave,
    isAsked: () => false,
    async save(text, signal) {
      const name = toSavedName(text);
      await shown.confirm(({ name: before }) => before, signal);
      if (problemOf(name) === 'profile_name_duplicate') throw new AppError(sessionErrors.nameTaken);
      await deps.profiles.update(profile.id, { name }, signal).catch(nameConflict);
      await deps.refresh().catch(() => undefined);
    },
  });
  return createFlow(machine, (snapshot) => {
    const { value: text } = snapshot.context;
    return { ...toView(snapshot, shown.read(), canSave), text, problem: problemOf(text) };
  });
}

/** Begins to change for whom a profile is (S4.49): a limit is lifted only once that was asked (S4.55). */
export function createRetyping(deps: ProfileChangesDeps, profile: ProfileEntry): Retyping {
  const shown = createShown(deps, profile);
  const canSave = (type: ProfileType): boolean => !shown.read().isPrimary && type !== shown.read().type;
  const machine = createChangeMachine<ProfileType>({
    value: profile.type,
    accept: (type) => type,
    canSave,
    isAsked: (type) => liftsLimit(shown.read().type, type),
    async save(type, signal) {
      const { segments } = await shown.confirm(({ type: before }) => before, signal);
      await deps.profiles.update(profile.id, { segments: segmentsOf(type, segments) }, signal);
      await deps.refresh().catch(() => undefined);
    },
  });
  return createFlow(machine, (snapshot) => ({
    ...toView(snapshot, shown.read(), canSave),
    chosen: snapshot.context.value,
  }));
}

/** Begins to delete a profile (S4.50): SAVE deletes it. */
export function createDeletion(deps: ProfileChangesDeps, profile: ProfileEntry): Deletion {
  const shown = createShown(deps, profile);
  const canSave = (): boolean => !shown.read().isPrimary;
  const machine = createChangeMachine<undefined>({
    value: undefined,
    accept: () => undefined,
    canSave,
    isAsked: () => false,
    async save(_, signal) {
      await shown.confirm(({ name, type }) => `${type} ${name}`, signal);
      await deps.profiles.remove(profile.id, signal);
      await deps.refresh().catch(() => undefined);
    },
  });
  return createFlow(machine, (snapshot) => toView(snapshot, shown.read(), canSave));
}

/** Another profile got the name first: what was typed stays, and says so. */
export function nameConflict(thrown: unknown): never {
  const isTaken = isAppError(thrown, 'api/rejected') && thrown.facts.status === 409;
  throw isTaken ? new AppError(sessionErrors.nameTaken, { cause: thrown }) : thrown;
}

/** The profile that a change is about, as the viewer was shown it. */
function createShown({ refresh, known }: ProfileChangesDeps, profile: ProfileEntry) {
  let shown = profile;
  return {
    read: () => shown,
    namesOfOthers: () =>
      known()
        .filter(({ id }) => id !== profile.id)
        .map(({ name }) => name),
    /** Reads it anew, and rejects where another set has changed what the viewer is about to overwrite: that is shown first. */
    async confirm(whatOf: (entry: ProfileEntry) => string, signal: AbortSignal): Promise<ProfileEntry> {
      const { entries } = await refresh(signal);
      const now = entries.find(({ id }) => id === profile.id);
      if (now === undefined) throw new AppError(sessionErrors.profileGone);
      const before = shown;
      shown = now;
      if (whatOf(now) !== whatOf(before)) throw new AppError(sessionErrors.profileChanged);
      return now;
    },
  };
}

function toView<Value>(
  { value: step, context }: SnapshotFrom<ReturnType<typeof createChangeMachine<Value>>>,
  profile: ProfileEntry,
  canSave: (value: Value) => boolean,
): ChangeView {
  return { step, profile, canSave: step === 'editing' && canSave(context.value), error: context.error };
}

import type { Profiles } from '@fjernsyn/api';
import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import type { SnapshotFrom } from 'xstate';
import { sessionErrors } from '../errors';
import { type ChangeCommand, createChangeMachine } from './change-machine';
import { createFlow, type Flow } from './flow';
import type { AccountProfiles, ProfileEntry } from './profile-entry';
import { checkProfileName, isSameName, type ProfileNameProblem, toSavedName, toTypedName } from './profile-name';
import { liftsLimit, type ProfileType, segmentsOf } from './profile-type';
import { sendThenRead } from './send-then-read';

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
      const { now, before } = thereOf(await shown.readAnew(signal));
      if (isSameName(name, now.name)) return;
      // Before what was changed: a name that cannot be saved is not to be saved once more.
      if (problemOf(name) === 'profile_name_duplicate') throw new AppError(sessionErrors.nameTaken);
      refuseChanged(now.name, before.name);
      await sendThenRead(deps.profiles.update(profile.id, { name }, signal).catch(nameConflict), deps.refresh, signal);
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
      const { now, before } = thereOf(await shown.readAnew(signal));
      if (type === now.type) return;
      refusePrimary(now);
      refuseChanged(now.type, before.type);
      const segments = segmentsOf(type, now.segments);
      await sendThenRead(deps.profiles.update(profile.id, { segments }, signal), deps.refresh, signal);
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
      const read = await shown.readAnew(signal);
      if (read === undefined) return;
      const { now, before } = read;
      refusePrimary(now);
      refuseChanged(`${now.type} ${now.name}`, `${before.type} ${before.name}`);
      await sendThenRead(deps.profiles.remove(profile.id, signal).catch(alreadyGone), deps.refresh, signal);
    },
  });
  return createFlow(machine, (snapshot) => toView(snapshot, shown.read(), canSave));
}

/** Another profile got the name first: what was typed stays, and says so. */
export function nameConflict(thrown: unknown): never {
  const isTaken = isAppError(thrown, 'api/rejected') && thrown.facts.status === 409;
  throw isTaken ? new AppError(sessionErrors.nameTaken, { cause: thrown }) : thrown;
}

/** Another set was first: the deletion has what it wanted. */
function alreadyGone(thrown: unknown): void {
  if (!isAppError(thrown, 'api/not-found')) throw thrown;
}

/** What the viewer is about to overwrite has changed: that is shown first. */
function refuseChanged(now: string, before: string): void {
  if (now !== before) throw new AppError(sessionErrors.profileChanged);
}

/** Another set has made it the primary profile, which cannot be saved once more. */
function refusePrimary({ isPrimary }: ProfileEntry): void {
  if (isPrimary) throw new AppError('api/refused');
}

/** A profile as it was read anew, and as the viewer was shown it before that. */
interface Reread {
  readonly now: ProfileEntry;
  readonly before: ProfileEntry;
}

function thereOf(read: Reread | undefined): Reread {
  if (read === undefined) throw new AppError(sessionErrors.profileGone);
  return read;
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
    /** Reads it anew, and shows what it is now; undefined where it is gone. */
    async readAnew(signal: AbortSignal): Promise<Reread | undefined> {
      const { entries } = await refresh(signal);
      const now = entries.find(({ id }) => id === profile.id);
      if (now === undefined) return undefined;
      const before = shown;
      shown = now;
      return { now, before };
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

import type { Profiles } from '@fjernsyn/api';
import type { Profile } from '@fjernsyn/contracts';
import { type AppError, createEmitter, type Emitter, toAppError } from '@fjernsyn/kernel';
import type { ActivityAction, ActivityEvent } from './activity-event';
import { type Books, createBooks, type Kind } from './books';
import { activityErrors } from './errors';
import { beginMark, endMark } from './mark';

/** A change of a mark. */
export interface Change<Value, State> {
  readonly kind: Kind<Value, State>;
  readonly action: ActivityAction;
  readonly value: Value;
  /** Asks for it; resolves to what the service has then. */
  readonly send: () => Promise<Value>;
  /** What tells two values apart; the value itself where nothing is said. */
  readonly keyOf?: (value: Value) => unknown;
}

/** The changes of one viewer's marks, and what is known of them. */
export interface Changes {
  readonly books: Books;
  readonly events: Emitter<ActivityEvent>;
  /** Carries a change out; does nothing where it is so already or something is on its way. Never rejects. */
  carryOut<Value, State>(change: Change<Value, State>): Promise<void>;
  /** Reads what the profile has marked; undefined where it is another viewer's by then. */
  read(): Promise<Profile | undefined>;
  /** Whether all that is shown is what the service said last. */
  isKnown(): boolean;
  /** Tells whether the viewer of this moment is still the one. */
  sameViewer(): () => boolean;
  /** Forgets everything, and what is on its way. */
  clear(): void;
}

/** How a change ended: what the service has, and why that is not what was asked for. */
interface Outcome<Value> {
  readonly confirmed: Value;
  readonly error?: AppError | undefined;
}

/** Failures after which the service has certainly changed nothing. */
const refusals: ReadonlySet<string> = new Set([
  'api/refused',
  'api/unauthorized',
  'api/not-signed-in',
  'api/too-many-requests',
]);

/** Makes the {@link Changes} of a viewer of whom nothing is known. */
export function createChanges({ profiles }: { readonly profiles: Pick<Profiles, 'current'> }): Changes {
  const events = createEmitter<ActivityEvent>();
  const books = createBooks();
  /** Another object for each viewer. */
  let owner = {};
  let isKnown = false;

  const sameViewer = (): (() => boolean) => {
    const asked = owner;
    return () => asked === owner;
  };
  const read = async (): Promise<Profile | undefined> => {
    const isSame = sameViewer();
    const profile = await books.read(() => profiles.current(), isSame);
    if (profile !== undefined) isKnown = true;
    return profile;
  };
  /** Where the failure does not say what the service has, it is asked; where it cannot be, it has what it had, until it is read again. */
  const outcomeOf = async <Value, State>(
    { kind, action, value, keyOf = (each) => each }: Change<Value, State>,
    error: AppError,
    isSame: () => boolean,
  ): Promise<Outcome<Value>> => {
    const { id } = action.item;
    const { confirmed } = kind.read(id);
    if (refusals.has(error.code) || !isSame()) return { confirmed, error };
    const profile = await read().catch(() => undefined);
    if (profile === undefined) {
      if (isSame()) isKnown = false;
      return { confirmed, error };
    }
    const there = kind.valuesOf(profile)[id] ?? kind.blank;
    return { confirmed: there, error: keyOf(there) === keyOf(value) ? undefined : error };
  };

  return {
    books,
    events,
    read,
    sameViewer,
    isKnown: () => isKnown,
    async carryOut(change) {
      const { kind, action, value, send } = change;
      const { id } = action.item;
      const mark = kind.read(id);
      const begun = beginMark(mark, value);
      if (begun === mark) return;
      const isSame = sameViewer();
      kind.write(id, begun);
      events.emit({ type: 'started', action });
      const { confirmed, error } = await send().then(
        (there): Outcome<typeof value> => ({ confirmed: there }),
        (thrown: unknown) => outcomeOf(change, toAppError(thrown, activityErrors.unexpected), isSame),
      );
      if (!isSame()) return;
      kind.write(id, endMark(confirmed));
      events.emit(endOf(action, error));
    },
    clear() {
      owner = {};
      isKnown = false;
      books.clear();
    },
  };
}

/** How an action ended. */
export function endOf(action: ActivityAction, error: AppError | undefined): ActivityEvent {
  return error === undefined ? { type: 'done', action } : { type: 'failed', action, error };
}

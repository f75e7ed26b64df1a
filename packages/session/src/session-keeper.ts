import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, KeyValueStore, Telemetry } from '@fjernsyn/platform';
import { markKey, readStoredSession, type StoredSession, sessionKey, writeStoredSession } from './stored-session';

/** Dependencies of {@link createSessionKeeper}. */
export interface SessionKeeperDeps {
  /** Where the session outlives the application; shared by all tabs. */
  readonly store: KeyValueStore;
  /** Storage of the visit, with the mark of a session that is not to be remembered. */
  readonly visitStore: KeyValueStore;
  /** The service's time, else the set's (reading "Clock"). */
  readonly clock: Pick<Clock, 'now'>;
  readonly telemetry: Telemetry;
}

/** The session as the set's store has it. */
export interface SessionKeeper {
  /** What is stored and still counts for this visit. */
  read(): StoredSession | undefined;
  /** The same at start: what does not count is removed, and what cannot be read is reported without its content. */
  restore(): StoredSession | undefined;
  /** Stores a session, or removes the stored one. */
  keep(session: StoredSession | undefined): void;
  /** Tells when another tab has stored, or removed, a session. */
  follow(listener: () => void): Unsubscribe;
}

/** Makes the {@link SessionKeeper}. */
export function createSessionKeeper({ store, visitStore, clock, telemetry }: SessionKeeperDeps): SessionKeeper {
  const readable = (): StoredSession | undefined => {
    const text = store.read(sessionKey);
    return text === undefined ? undefined : readStoredSession(text, clock.now());
  };
  const isOfThisVisit = (kept: StoredSession): boolean => kept.isRemembered || visitStore.read(markKey) !== undefined;
  const remove = (): void => {
    store.remove(sessionKey);
    visitStore.remove(markKey);
  };

  return {
    read() {
      const kept = readable();
      return kept && isOfThisVisit(kept) ? kept : undefined;
    },
    restore() {
      if (store.read(sessionKey) === undefined) return undefined;
      const kept = readable();
      if (kept && isOfThisVisit(kept)) return kept;
      if (!kept) telemetry.emit({ type: 'fault-found', kind: 'session-dropped', at: sessionKey });
      remove();
      return undefined;
    },
    keep(session) {
      if (session === undefined) return remove();
      store.write(sessionKey, writeStoredSession(session));
      if (session.isRemembered) visitStore.remove(markKey);
      else visitStore.write(markKey, '1');
    },
    follow: (listener) => store.subscribe((key) => key === sessionKey && listener()),
  };
}

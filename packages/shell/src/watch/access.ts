import type { TokenScope } from '@fjernsyn/api';
import type { ErrorCode, Observed } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';
import type { Dialogs } from '../overlays/dialogs';
import { type AskForAccountDeps, askForAccount } from './ask-for-account';
import { type IsBarredDeps, isBarred } from './is-barred';

/** Dependencies of {@link createAccess}. */
export interface AccessDeps extends IsBarredDeps, AskForAccountDeps {
  readonly session: Observed<Pick<SessionState, 'role' | 'isDeviceAbroad'>>;
  readonly dialogs: Pick<Dialogs, 'show'>;
}

/** What to do once the viewer was asked: play after all, leave, or show the error. */
export type AccessOutcome = 'retry' | 'leave' | 'fail';

/** What a viewer may give so that something plays after all: an account, or a PIN. */
export interface Access {
  /** Asks for what an error says is missing; answers undefined where it is nothing of the kind, or was asked for already. */
  ask(error: ErrorCode | undefined): Promise<AccessOutcome> | undefined;
  /** Why it does not play, to the viewer: what is refused abroad is blocked there. */
  reasonOf(error: ErrorCode | undefined): ErrorCode | undefined;
  /** Hears that it plays: what is missing later is asked for anew. */
  given(): void;
}

/** What the service lets nobody have without an account. */
const accountErrors: readonly ErrorCode[] = ['api/unauthorized', 'api/not-signed-in'];

/** Makes the {@link Access} to an item that is watched. */
export function createAccess(deps: AccessDeps, itemId: string): Access {
  const { session, dialogs } = deps;
  const asked = new Set<TokenScope | 'entitlement'>();

  const missingOf = (error: ErrorCode | undefined): TokenScope | 'entitlement' | undefined => {
    const isSignedIn = session.get().role === 'signed-in';
    if (error === 'api/pin-needed') return isSignedIn ? 'account-playback' : 'account-catalog';
    if (error === 'api/refused') return isSignedIn ? 'entitlement' : undefined;
    return error !== undefined && accountErrors.includes(error) ? 'account-catalog' : undefined;
  };

  const check = async (): Promise<AccessOutcome> => {
    if (!(await isBarred(deps, itemId))) return 'fail';
    dialogs.show({ kind: 'not-entitled' });
    return 'leave';
  };

  return {
    ask(error) {
      const missing = missingOf(error);
      if (missing === undefined || asked.has(missing)) return undefined;
      asked.add(missing);
      if (missing === 'entitlement') return check();
      return askForAccount(deps, missing).then((isThere) => (isThere ? 'retry' : 'leave'));
    },
    reasonOf: (error) => (error === 'api/refused' && session.get().isDeviceAbroad ? 'player/geo-blocked' : error),
    given: () => asked.clear(),
  };
}

import { createEmitter, type ErrorCode, type Instant, type Unsubscribe } from '@fjernsyn/kernel';
import { type Clock, toMachineClock } from '@fjernsyn/platform';
import { createActor, type SnapshotFrom } from 'xstate';
import { sessionErrors } from '../errors';
import { createCodeMachine } from './code-machine';
import type { CodeCommand, CodeMachineDeps } from './code-setup';

/** A sign-in by a code as a screen shows it: no secret but the code that the viewer is to read. */
export type CodeView =
  | { readonly step: 'requesting' | 'finishing' | 'signed-in' | 'cancelled' }
  | {
      readonly step: 'shown';
      readonly userCode: string;
      readonly verificationUri: string | undefined;
      readonly verificationUriComplete: string | undefined;
      readonly expiresAt: Instant | undefined;
      /** Whether the last question got no answer; the code may still be confirmed. */
      readonly isOffline: boolean;
    }
  /** The code is too old: RENEW asks for another (S4.15). */
  | { readonly step: 'expired' }
  /** Somebody said no, or nothing was heard for too long: RENEW begins anew (S4.21, S4.24). */
  | { readonly step: 'action-required' }
  /** RETRY does again what failed, RENEW asks for another code. */
  | { readonly step: 'failed'; readonly code: ErrorCode };

/** A sign-in by a code, from its first request to its end. */
export interface CodeSignIn {
  /** The same object until something that is shown changes. */
  getSnapshot(): CodeView;
  subscribe(listener: () => void): Unsubscribe;
  /** Takes a command; one that makes no sense now is ignored. Never throws. */
  send(command: CodeCommand): void;
}

/** Dependencies of {@link createCodeSignIn}. */
export interface CodeSignInDeps extends CodeMachineDeps {
  readonly clock: Clock;
}

/** Makes a {@link CodeSignIn}, and begins it (S4.18). */
export function createCodeSignIn(deps: CodeSignInDeps): CodeSignIn {
  const actor = createActor(createCodeMachine(deps), { clock: toMachineClock(deps.clock) });
  const changes = createEmitter<void>();
  let view = toView(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    const next = toView(snapshot);
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    changes.emit();
  });
  actor.start();
  return {
    getSnapshot: () => view,
    subscribe: changes.subscribe,
    send(command) {
      if (actor.getSnapshot().status === 'active') actor.send(command);
    },
  };
}

function toView(snapshot: SnapshotFrom<ReturnType<typeof createCodeMachine>>): CodeView {
  const { code, error, errorsSince } = snapshot.context;
  if (snapshot.matches('shown') && code) {
    const { userCode, verificationUri, verificationUriComplete, expiresAt } = code;
    const isOffline = errorsSince !== undefined;
    return { step: 'shown', userCode, verificationUri, verificationUriComplete, expiresAt, isOffline };
  }
  if (snapshot.matches('failed')) return { step: 'failed', code: error?.code ?? sessionErrors.unexpected };
  if (snapshot.matches('expired')) return { step: 'expired' };
  if (snapshot.matches('actionRequired')) return { step: 'action-required' };
  if (snapshot.matches('signedIn')) return { step: 'signed-in' };
  if (snapshot.matches('cancelled')) return { step: 'cancelled' };
  return { step: snapshot.matches('requesting') ? 'requesting' : 'finishing' };
}

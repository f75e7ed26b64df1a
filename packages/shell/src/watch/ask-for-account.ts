import type { TokenScope } from '@fjernsyn/api';
import type { Observed } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';
import type { Prompts } from '../overlays/prompts';
import type { SignIn } from '../sign-in/sign-in';

/** Dependencies of {@link askForAccount}. */
export interface AskForAccountDeps {
  readonly session: Observed<Pick<SessionState, 'role'>>;
  readonly signIn: Pick<SignIn, 'require'>;
  readonly prompts: Pick<Prompts, 'ask'>;
}

/**
 * Whether there is a token for a scope of calls in the end: asks nobody whether to sign in, and then lets whoever wants it (C2.47). A sign-in
 * elsewhere answers too.
 */
export async function askForAccount(
  { session, signIn, prompts }: AskForAccountDeps,
  scope: TokenScope,
): Promise<boolean> {
  if (session.get().role !== 'signed-in') {
    const arrival = awaitSignIn(session);
    const answer = await prompts.ask({ kind: 'login_required' }, { until: arrival.come });
    arrival.stop();
    if (answer === 'cancelled' || answer === 'cancel') return false;
  }
  try {
    await signIn.require(scope);
    return true;
  } catch {
    return false;
  }
}

/** Resolves once somebody is signed in. */
function awaitSignIn(session: AskForAccountDeps['session']): { readonly come: Promise<void>; stop(): void } {
  let stop = (): void => undefined;
  const come = new Promise<void>((resolve) => {
    stop = session.subscribe(() => session.get().role === 'signed-in' && resolve());
  });
  return { come, stop: () => stop() };
}

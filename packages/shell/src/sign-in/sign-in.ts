import type { TokenScope } from '@fjernsyn/api';
import { createReach } from '../overlays/create-reach';
import { notSignedIn } from './not-signed-in';
import type { SignInFlow, SignInFlowDeps } from './sign-in-flow';
import type { SignOutPlace } from './sign-out';

/** Signing in and out, as everybody asks for it. */
export interface SignIn {
  /**
   * Resolves once there is a token for a scope of calls: opens the sign-in, or asks for the PIN, where one is missing. Rejects with
   * `shell/not-signed-in` where none comes of it; whoever waits goes on once, in the order in which they asked (S8.9, S8.10).
   */
  require(scope: TokenScope): Promise<void>;
  /** Opens the sign-in over what the viewer sees. */
  open(): void;
  /** Opens the sign-in of the place that the viewer has come to, and leads on, or back, from there (S2.2). */
  arrive(): void;
  /** From now on nobody may stay without an account (S4.17). */
  demand(): void;
  /** Asks whether to sign out, and does. */
  signOut(from: SignOutPlace): void;
  stop(): void;
}

const importFlow = () => import('./sign-in-flow');

/** Makes the {@link SignIn}; all that it does is fetched when it is first wanted. */
export function createSignIn(deps: SignInFlowDeps, fetchFlow: typeof importFlow = importFlow): SignIn {
  const { session, prompts } = deps;
  let isStopped = false;
  const flow = createReach<SignInFlow>({
    prompts,
    fetch: async () => (await fetchFlow()).createSignInFlow(deps),
    unreachable: (isMandatory) => ({ kind: 'gencode', canClose: !isMandatory, failure: 'http/unreachable' }),
    refusal: notSignedIn,
  });

  const run = (task: (loaded: SignInFlow) => void, isMandatory = false): void => {
    flow.get(isMandatory).then(
      (loaded) => isStopped || task(loaded),
      () => undefined,
    );
  };

  return {
    async require(scope) {
      const { role, scopes } = session.state.get();
      if (role !== 'signed-in' || !scopes.includes(scope)) await (await flow.get()).require(scope);
    },
    open: () => run(({ open }) => void open()),
    arrive: () => run(({ arrive }) => void arrive()),
    demand: () => run(({ demand }) => demand(), true),
    signOut: (from) => run(({ signOut }) => void signOut(from)),
    stop() {
      isStopped = true;
      void flow.wanted()?.then(({ stop }) => stop());
    },
  };
}

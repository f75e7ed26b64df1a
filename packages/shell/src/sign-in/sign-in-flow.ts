import { type Api, createSessionApi, type TokenScope } from '@fjernsyn/api';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Ports } from '@fjernsyn/platform';
import {
  createCodeSignIn,
  createConsentRecord,
  createPinUnlock,
  createSignInByTokens,
  type Session,
} from '@fjernsyn/session';
import type { Places } from '../navigation/places';
import type { Prompts } from '../overlays/prompts';
import type { Reading } from '../reading/reading';
import { askPin } from './ask-pin';
import { codeGrantOf } from './code-grant-of';
import { demandSignIn } from './demand-sign-in';
import { notSignedIn } from './not-signed-in';
import { showCode } from './show-code';
import { type SignOutPlace, signOut } from './sign-out';
import { createVideoGuide } from './video-guide';

/** Dependencies of {@link createSignInFlow}. */
export interface SignInFlowDeps {
  readonly ports: Pick<Ports, 'clock' | 'device' | 'random' | 'store' | 'telemetry'>;
  /** The service's time, else the set's: codes live by it (reading "Clock"). */
  readonly clock: Clock;
  readonly session: Session;
  readonly prompts: Prompts;
  readonly reading: () => Pick<Reading, 'loadItem'> & { readonly api: Api };
  /** The service's configuration; undefined before it is there. */
  readonly config: () => ServiceConfig | undefined;
  /** Where the viewer is; undefined before the application is open. */
  readonly places: () => Places | undefined;
  readonly askForHelp: (kind: 'help_page_modal', until: Promise<unknown>) => void;
  /** Asks who is watching; resolves once that is answered or left. Whoever is awaited by something stays where they are. */
  readonly chooseProfile: (isAwaited: boolean) => Promise<void>;
}

/** Signing in and out, step by step. */
export interface SignInFlow {
  /** As `SignIn.require`. */
  require(scope: TokenScope): Promise<void>;
  /** Signs in, once for all who ask meanwhile; answers whether somebody has. */
  open(): Promise<boolean>;
  arrive(): Promise<void>;
  demand(): void;
  signOut(from: SignOutPlace): Promise<void>;
  readonly stop: Unsubscribe;
}

/** Makes the {@link SignInFlow}. Apart from `SignIn`, as few sign in and the machines are large. */
export function createSignInFlow(deps: SignInFlowDeps): SignInFlow {
  const { session, prompts, places } = deps;
  const isSignedIn = (): boolean => session.state.get().role === 'signed-in';
  /** How many wait for a token where the viewer is. */
  let waiting = 0;
  const signIn = once((isMandatory: boolean) => runSignIn(deps, isMandatory, () => waiting > 0));
  const open = async (isMandatory = false): Promise<boolean> => isSignedIn() || signIn(isMandatory);
  const unlock = once(() => runUnlock(deps));
  let arrivedAt: string | undefined;
  let stopDemand: Unsubscribe | undefined;

  return {
    open: () => open(),
    async require(scope) {
      const has = (): boolean => isSignedIn() && session.state.get().scopes.includes(scope);
      waiting += 1;
      try {
        await open();
      } finally {
        waiting -= 1;
      }
      if (!has() && isSignedIn() && scope === 'account-playback') await unlock();
      if (!has()) throw notSignedIn(scope);
    },
    async arrive() {
      const here = places();
      const entryKey = here?.navigation.location.get().entryKey;
      if (!here || entryKey === arrivedAt) return;
      arrivedAt = entryKey;
      await open(isDemanded(deps));
      arrivedAt = undefined;
      // Where a page waited for the sign-in it is open by now.
      if (here.navigation.location.get().entryKey === entryKey) here.goBack();
    },
    demand() {
      const here = places();
      if (here) stopDemand ??= demandSignIn({ ...deps, location: here.navigation.location, open: () => open(true) });
    },
    signOut: (from) => signOut({ session, prompts, places: places() }, from),
    stop: () => stopDemand?.(),
  };
}

function isDemanded({ config, session }: SignInFlowDeps): boolean {
  return config()?.general?.mandatorySignIn === true && session.state.get().role === 'anonymous';
}

/** Lets who asks while something runs wait for the same end. */
function once<Parameters extends readonly unknown[]>(run: (...given: Parameters) => Promise<boolean>): typeof run {
  let running: Promise<boolean> | undefined;
  return (...given) => {
    const end = (): void => {
      running = undefined;
    };
    if (!running) {
      running = run(...given);
      running.then(end, end);
    }
    return running;
  };
}

/** Signs in by a code, and shows that it went well; answers whether somebody is signed in. */
async function runSignIn(deps: SignInFlowDeps, isMandatory: boolean, isAwaited: () => boolean): Promise<boolean> {
  const { ports, clock, session, prompts } = deps;
  const calls = createSessionApi(deps.reading().api);
  const { isOptedOut } = createConsentRecord(ports.store);
  const grant = codeGrantOf({ ...calls, ports, clock, isOptedOut }, deps.config()?.general?.customFields);
  const signIn = createSignInByTokens({ ...calls, session, telemetry: ports.telemetry, isRemembered: true });
  const outcome = await showCode({
    prompts,
    session: session.state,
    flow: createCodeSignIn({ grant, clock, signIn }),
    help: (until) => deps.askForHelp('help_page_modal', until),
    guide: createVideoGuide(deps),
    isMandatory,
  });
  // Its only way out leads on: Back does what start-watching does.
  if (outcome === 'signed-in') await prompts.ask({ kind: 'signin_suc', accountName: session.state.get().accountName });
  // Start-watching leads to the choice of who does (S2.30).
  if (outcome === 'signed-in' && session.state.get().hasManyProfiles) await deps.chooseProfile(isAwaited());
  return outcome !== 'cancelled';
}

/** Asks for the PIN of the profile that is there, or of the account's first one. */
async function runUnlock({ reading, session, prompts }: SignInFlowDeps): Promise<boolean> {
  const { authorization, accounts } = createSessionApi(reading().api);
  const { audience } = session.viewer.get();
  const own = session.state.get().profile?.id ?? (await accounts.load()).primaryProfileId;
  if (own === undefined || session.viewer.get().audience !== audience) return false;
  return askPin({
    prompts,
    viewer: session.viewer,
    unlock: createPinUnlock({ authorization, session, profileId: own }),
  });
}

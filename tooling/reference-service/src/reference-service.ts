import { clips, clipsFolder } from '@fjernsyn/media';
import { entriesById } from '@fjernsyn/reference-catalogue';
import { createArtwork, picturesFolder } from '@fjernsyn/reference-pictures';
import type { Context } from 'hono';
import { createFaults, type Faults } from './faults/create-faults';
import type { FaultRule } from './faults/fault-rule';
import { createIdentity } from './identity/identity';
import { createSignInCodes, type SignInCodes } from './identity/sign-in-codes';
import type { MediaLibrary, ServiceEnv } from './server/bindings';
import { type AppDeps, createCdnApp, createServiceApp } from './server/create-apps';
import { type Listener, listen } from './server/listen';
import { createRequestLog, type RequestRecord } from './server/request-log';
import { createServiceClock } from './server/service-clock';
import { createSurroundings, type Surroundings, type SurroundingsSwitch } from './server/surroundings';
import type { Variant } from './server/variants';
import { viewerOf } from './server/viewer-of';
import { type AccountToTry, accountsToTry, firstAccounts } from './state/accounts-to-try';
import { createStore } from './state/create-store';
import { openState } from './state/open-state';
import type { ServiceState } from './state/service-state';
import { createGuesses } from './tokens/guesses';
import { bearerOf } from './tokens/secured';
import { createTokenBook } from './tokens/token-book';

/** How a reference service is started. */
export interface ReferenceServiceOptions {
  /** 0, the default, is any free port. */
  readonly port?: number;
  readonly cdnPort?: number;
  readonly host?: string;
  readonly media?: MediaLibrary;
  /** Where drawn pictures are kept, an absolute path; `.fjernsyn/pictures` of the repository where nothing is said. */
  readonly pictures?: string;
  /** Where what viewers change is kept, an absolute path; in memory where nothing is said. */
  readonly state?: string;
  /** Where sets are and how the service is, at first. */
  readonly surroundings?: Partial<Surroundings>;
  /** How it is configured otherwise than usual. */
  readonly variants?: readonly Variant[];
  /** What goes wrong from the start. */
  readonly initialFaults?: readonly FaultRule[];
  /** Whether other machines may control the service as well; programs of this one always may. */
  readonly isControlOpen?: boolean;
  /** The true time, epoch ms. */
  readonly now?: () => number;
  /** Is told of every request. */
  readonly log?: (line: string) => void;
  /** Is told where what viewers changed cannot be read or kept. */
  readonly warn?: (line: string) => void;
}

/** A running reference service. */
export interface ReferenceService {
  readonly url: string;
  readonly cdnUrl: string;
  readonly faults: Faults;
  /** Whom one can sign in as. */
  readonly accounts: readonly AccountToTry[];
  readonly surroundings: SurroundingsSwitch;
  /** How sets are given codes to sign in by. */
  readonly codes: SignInCodes;
  /** The last ten thousand requests, preflights included, oldest first. */
  readonly requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/**
 * Starts the service and its CDN, each on an origin of its own. Rejects with `reference-service/port-taken` where something else listens
 * on a port; looking for a free one is the caller's business.
 */
export async function startReferenceService(options: ReferenceServiceOptions = {}): Promise<ReferenceService> {
  const { port = 0, cdnPort = 0, host = '127.0.0.1', log, warn } = options;
  const clock = createServiceClock(options.now ?? Date.now);
  const { now } = clock;
  const faults = createFaults(clock.trueNow);
  for (const fault of options.initialFaults ?? []) faults.add(fault);
  const opened = await openState(options.state, warn);
  const store = createStore(stateWith(opened.kept, now()), opened.file, warn);
  const surroundings = createSurroundings(options.surroundings);
  const canRenew = (): boolean => surroundings.read().tokenRenewal === 'by-service';
  const tokens = createTokenBook({ store, now, canRenew });
  const guesses = createGuesses(now);
  const codes = createSignInCodes({ store, now });
  const requests = createRequestLog(log);
  const hostOf = (context: Context<ServiceEnv>): string => new URL(context.req.url).hostname;
  let cdn: Listener | undefined;
  let service: Listener | undefined;
  const deps: AppDeps = {
    artwork: createArtwork({ entryOf: (id) => entriesById.get(id) }, { folder: options.pictures ?? picturesFolder }),
    clock,
    faults,
    requests,
    isControlOpen: options.isControlOpen ?? false,
    store,
    tokens,
    expireTokens: () => tokens.expireAll(),
    guesses,
    codes,
    variants: new Set(options.variants),
    identity: createIdentity({ store, now, guesses, codes }),
    media: options.media ?? { clips, folder: clipsFolder },
    // A set in the house reaches this machine by another name than the machine itself does.
    answerContext: (context) => ({
      cdnUrl: `http://${hostOf(context)}:${cdn?.port ?? cdnPort}`,
      nowAt: now(),
      ...viewerOf(context, surroundings.read(), bearerOf({ store, tokens }, context)),
    }),
    surroundings: surroundings.read,
    surroundingsSwitch: surroundings,
    serviceUrl: (context) => `http://${hostOf(context)}:${service?.port ?? port}`,
  };
  const undo = async (error: unknown): Promise<never> => {
    await Promise.all([cdn?.close(), opened.close()]);
    throw error;
  };
  cdn = await listen(createCdnApp(deps), cdnPort, host).catch(undo);
  const cdnListener = cdn;
  const listener = await listen(createServiceApp(deps), port, host).catch(undo);
  service = listener;
  return {
    url: `http://${host}:${listener.port}`,
    cdnUrl: `http://${host}:${cdnListener.port}`,
    faults,
    accounts: accountsToTry,
    surroundings,
    codes,
    requests: requests.all,
    async close() {
      await Promise.all([listener.close(), cdnListener.close()]);
      await store.flush();
      await opened.close();
    },
  };
}

/** What was kept, with the accounts to try that it lacks. */
function stateWith(kept: ServiceState | undefined, nowAt: number): ServiceState {
  const empty: ServiceState = { accounts: {}, tokens: {}, deviceCodes: {}, identity: {} };
  const state = kept ?? empty;
  return { ...state, accounts: { ...firstAccounts(nowAt), ...state.accounts } };
}

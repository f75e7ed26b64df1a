import type { FaultRule, Variant } from '@fjernsyn/reference-service';
import type { Choice, SimulatedTarget } from '@fjernsyn/simulator';
import { accountLines, type TrialAccount } from './account-lines';
import { toSeconds } from './check';
import { lookConfiguration } from './look-options';
import { listenOnNextPort } from './next-port';
import { setChoices } from './set-choices';
import type { StartOptions, StartTarget } from './start-options';
import { type AskService, pathOfWorld, placeWorlds, type World } from './worlds';

/** Something that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

/** What the shell is told of its surroundings and its look; the packager writes it into the page. */
export type ShellSurroundings = Readonly<Record<string, unknown>>;

/** Where something listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A brand as far as a start knows it. */
export interface StartBrand {
  readonly id: string;
  readonly name: string;
  readonly universes: readonly World[];
}

/** What `npm start` stands on. */
export interface StartDeps {
  readonly startService: (
    options: Place & {
      readonly cdnPort: number;
      readonly initialFaults: readonly FaultRule[];
      readonly variants: readonly Variant[];
    },
  ) => Promise<
    Closable & { readonly url: string; readonly cdnUrl: string; readonly accounts: readonly TrialAccount[] }
  >;
  readonly serveWeb: (
    options: Place & { readonly configuration: ShellSurroundings },
  ) => Promise<Closable & { readonly url: string }>;
  /** Builds a television's app and answers how to serve it, on a simulated set that follows its sources. */
  readonly buildSet: (options: {
    readonly target: SimulatedTarget;
    readonly configuration: ShellSurroundings;
    readonly choices: readonly Choice[];
  }) => Promise<(options: Place) => Promise<Closable & { readonly url: string }>>;
  /** The brands there are, the product's own first. */
  readonly brands: readonly StartBrand[];
  /** Resolves once the address answers with a page; rejects when it does not. */
  readonly waitForAnswer: (url: string) => Promise<void>;
  readonly ask: AskService;
  /** The address of this machine in its network; throws where it is in none. */
  readonly houseAddress: () => string;
  /** A clock in ms. */
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** What runs after a start: the address of the app, and the way to stop everything. */
export interface Running extends Closable {
  readonly url: string;
}

/** The port of the reference service; its CDN takes the next one. */
export const SERVICE_PORT = 4410;

const OWN_MACHINE = '127.0.0.1';

const TRIES = 20;

const names: Readonly<Record<StartTarget, string>> = { web: 'web', tizen: 'Tizen', webos: 'webOS', hbbtv: 'HbbTV' };

/** The version of the calls' `appVersion`, which is the service's matter and not our release. */
export const APP_VERSION = '2.519.2';

/** The service that the app is told of, and whom one can sign in as on it. */
interface ToldService {
  readonly serviceUrl: string;
  readonly cdnUrl: string;
  readonly accounts: readonly TrialAccount[];
}

/** Starts the reference service, unless another is named, and the app, a television's on a simulated set; says which ports it took instead of taken ones. */
export const startAll = async (deps: StartDeps, options: StartOptions): Promise<Running> => {
  const { say } = deps;
  const { target, look } = options;
  const started: Closable[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((each) => each.close()));
  };
  try {
    const host = options.isShared ? deps.houseAddress() : OWN_MACHINE;
    const startedAt = deps.now();
    say(`Building the ${names[target]} app …`);
    const service = await chooseService(deps, options, host, started);
    const { serviceUrl, cdnUrl, accounts } = service;
    const configuration = { serviceUrl, cdnUrl, ...lookConfiguration(look), appVersion: APP_VERSION };
    const worlds = await worldsFor(deps, options, serviceUrl);
    const path = options.world === undefined ? '' : pathOfWorld(options.world, worlds);
    const choices = setChoices(look, deps.brands, target === 'hbbtv' ? [] : worlds);
    const serve = target === 'web' ? deps.serveWeb : await deps.buildSet({ target, configuration, choices });
    const app = await listenOnNextPort({
      first: options.port,
      step: 1,
      tries: TRIES,
      takenCode: target === 'web' ? 'packager/port-taken' : 'simulator/port-taken',
      listen: (port) => serve({ host, port, configuration }),
      onTaken: tellTaken(say),
    });
    started.push(app);
    await deps.waitForAnswer(app.url);
    const url = app.url + (target === 'web' || path === '' ? path : `/?path=${encodeURIComponent(path)}`);
    say(`It is ready after ${toSeconds(deps.now() - startedAt)}.`);
    for (const line of ['', `Fjernsyn: ${url}`, '', `Service: ${serviceUrl}`, `CDN: ${cdnUrl}`]) say(line);
    for (const line of accountLines(accounts, serviceUrl)) say(line);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The service itself tells where another one has its file. */
const tellTaken =
  (say: StartDeps['say']) =>
  (port: number, next: number): void =>
    say(`Port ${port} is taken, trying ${next}.`);

/** The service that is named, or one of our own, which is started. */
const chooseService = async (
  { startService, say }: StartDeps,
  options: StartOptions,
  host: string,
  started: Closable[],
): Promise<ToldService> => {
  if (options.service !== undefined) return { ...options.service, accounts: [] };
  const service = await listenOnNextPort({
    first: SERVICE_PORT,
    step: 2,
    tries: TRIES,
    takenCode: 'reference-service/port-taken',
    listen: (port) =>
      startService({ host, port, cdnPort: port + 1, initialFaults: options.faults, variants: options.variants }),
    onTaken: tellTaken(say),
  });
  started.push(service);
  return { serviceUrl: service.url, cdnUrl: service.cdnUrl, accounts: service.accounts };
};

/** The worlds of the brand that the service has; nobody asks where the web app begins among grown-ups. */
const worldsFor = ({ brands, ask }: StartDeps, { look, target, world }: StartOptions, serviceUrl: string) => {
  const brand = brands.find(({ id }) => id === look.brand) ?? brands[0];
  const isNeeded = target !== 'web' || world !== undefined;
  return placeWorlds(isNeeded ? (brand?.universes ?? []) : [], serviceUrl, ask);
};

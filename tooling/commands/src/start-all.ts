import type { FaultRule } from '@fjernsyn/reference-service';
import type { SimulatedTarget } from '@fjernsyn/simulator';
import { accountLines, type TrialAccount } from './account-lines';
import { listenOnNextPort } from './next-port';
import type { StartOptions, StartTarget } from './start-options';

/** Something that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

/** What the shell is told of its surroundings; the packager writes it into the page. */
export interface ShellSurroundings {
  readonly serviceUrl: string;
  readonly cdnUrl: string;
  /** Id of the brand; the packager's first where it is undefined. */
  readonly brand: string | undefined;
  readonly appVersion: string;
}

/** What `npm start` stands on. */
export interface StartDeps {
  readonly startService: (options: {
    readonly port: number;
    readonly cdnPort: number;
    readonly initialFaults: readonly FaultRule[];
  }) => Promise<
    Closable & { readonly url: string; readonly cdnUrl: string; readonly accounts: readonly TrialAccount[] }
  >;
  readonly serveWeb: (options: {
    readonly port: number;
    readonly configuration: Readonly<Record<string, unknown>>;
  }) => Promise<Closable & { readonly url: string }>;
  /** Builds a television's app and answers how to serve it, on a simulated set that follows its sources. */
  readonly buildSet: (options: {
    readonly target: SimulatedTarget;
    readonly configuration: Readonly<Record<string, unknown>>;
  }) => Promise<(options: { readonly port: number }) => Promise<Closable & { readonly url: string }>>;
  /** Resolves once the address answers with a page; rejects when it does not. */
  readonly waitForAnswer: (url: string) => Promise<void>;
  readonly say: (line: string) => void;
}

/** What runs after a start: the address of the app, and the way to stop everything. */
export interface Running extends Closable {
  readonly url: string;
}

/** The port of the reference service; its CDN takes the next one. */
export const SERVICE_PORT = 4410;

const TRIES = 20;

const names: Readonly<Record<StartTarget, string>> = { web: 'web', tizen: 'Tizen', webos: 'webOS', hbbtv: 'HbbTV' };

/** The version of the calls' `appVersion`, which is the service's matter and not our release. */
export const APP_VERSION = '2.519.2';

/** Starts the reference service, unless another is named, and the app, a television's on a simulated set; says which ports it took instead of taken ones. */
export const startAll = async (deps: StartDeps, options: StartOptions): Promise<Running> => {
  const { say } = deps;
  const { target } = options;
  const onTaken = (port: number, next: number): void => say(`Port ${port} is taken, trying ${next}.`);
  const started: Closable[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((each) => each.close()));
  };
  let accounts: readonly TrialAccount[] = [];
  const startService = async (): Promise<{ serviceUrl: string; cdnUrl: string }> => {
    const service = await listenOnNextPort({
      first: SERVICE_PORT,
      step: 2,
      tries: TRIES,
      takenCode: 'reference-service/port-taken',
      listen: (port) => deps.startService({ port, cdnPort: port + 1, initialFaults: options.faults }),
      onTaken,
    });
    started.push(service);
    accounts = service.accounts;
    return { serviceUrl: service.url, cdnUrl: service.cdnUrl };
  };
  try {
    say(`Building the ${names[target]} app …`);
    const addresses = options.service ?? (await startService());
    const { brand } = options;
    const configuration = { ...addresses, brand, appVersion: APP_VERSION } satisfies ShellSurroundings;
    const serve = target === 'web' ? deps.serveWeb : await deps.buildSet({ target, configuration });
    const app = await listenOnNextPort({
      first: options.port,
      step: 1,
      tries: TRIES,
      takenCode: target === 'web' ? 'packager/port-taken' : 'simulator/port-taken',
      listen: (port) => serve({ port, configuration }),
      onTaken,
    });
    started.push(app);
    await deps.waitForAnswer(app.url);
    say(`Service: ${addresses.serviceUrl}`);
    for (const line of accountLines(accounts, addresses.serviceUrl)) say(line);
    say(`Fjernsyn: ${app.url}`);
    return { url: app.url, close };
  } catch (error) {
    await close();
    throw error;
  }
};

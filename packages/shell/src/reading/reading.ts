import { type Api, createApi } from '@fjernsyn/api';
import type { PageModel } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { HttpTransport, Ports, Telemetry } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { QueryClient } from '@tanstack/query-core';
import type { Configuration } from '../configuration';
import { commonQueryOf } from './common-query-of';
import { createQueries, type Queries } from './queries';
import { createQueryClient } from './query-client';
import { isStartAddress } from './start-address';
import { createStartCache } from './start-cache';

/** Dependencies of {@link createReading}. */
export interface ReadingDeps {
  readonly ports: Pick<Ports, 'clock' | 'device' | 'store'>;
  readonly configuration: Configuration;
  readonly session: Pick<Session, 'tokens' | 'viewer'>;
  /** The transport, with the watch on its calls. */
  readonly http: HttpTransport;
  readonly telemetry: Telemetry;
  /** The language of the moment, as `da`. */
  readonly language: () => string;
}

/** Everything that is read from the service, and the cache that keeps it. */
export interface Reading {
  /** The calls of the service. */
  readonly api: Api;
  readonly queries: Queries;
  readonly queryClient: QueryClient;
  /** Reads the configuration and, beside it, the page that the application opens with, where it has one. Gives up what is still on its way. */
  loadStart(signal: AbortSignal, pagePath: string | undefined): Promise<ServiceConfig>;
  /** Resolves when the page of the start is there or has failed; at once before {@link Reading.loadStart}. */
  pageAhead(): Promise<unknown>;
  /** Reads again what the start took from its cache; where the service answers otherwise now, `renew` hears it before the home page is read. */
  refreshStart(renew: (config: ServiceConfig) => void): Promise<void>;
  /** The home page as it was read last. */
  home(): PageModel | undefined;
  /** Reads again what has failed and is in use. */
  retryFailed(): void;
  stop(): void;
}

/** Makes the {@link Reading} of an application; nothing is asked of the service before {@link Reading.loadStart}. */
export function createReading(deps: ReadingDeps): Reading {
  const { ports, configuration, session, telemetry, language } = deps;
  const { clock, device, store } = ports;
  const queryClient = createQueryClient();
  const startCache = createStartCache(
    { http: deps.http, store, clock },
    { isStartAddress: (url) => isStartAddress(url, configuration) },
  );
  const api = createApi({
    http: startCache.http,
    clock,
    telemetry,
    tokens: session.tokens,
    serviceUrl: configuration.serviceUrl,
    cdnUrl: configuration.cdnUrl,
    mediaFormats: device.mediaFormats,
    viewerKey: () => session.viewer.get().audience,
    common: () => commonQueryOf(session.viewer.get(), { configuration, device, language: language() }),
  });
  const queries = createQueries({ api, clock, viewer: session.viewer });
  const home = () => queries.page(configuration.paths.home);
  let ahead: Promise<unknown> = Promise.resolve();

  /** Loads once more from the service where the cached answer is unusable. */
  const withoutBrokenCache = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
    load().catch((error: unknown) => {
      if (startCache.forget()) return load();
      throw error;
    });

  return {
    api,
    queries,
    queryClient,
    loadStart(signal, pagePath) {
      // What another try still waits for may be answered at once.
      void queryClient.cancelQueries({}, { silent: true });
      // The page is asked for beside the configuration; where it fails, its screen says so.
      if (pagePath !== undefined)
        ahead = withoutBrokenCache(() => queryClient.fetchQuery(queries.page(pagePath))).catch(() => undefined);
      return withoutBrokenCache(() => api.config.load(signal));
    },
    pageAhead: () => ahead,
    async refreshStart(renew) {
      if (!(await startCache.refresh())) return;
      renew(await api.config.load());
      await queryClient.fetchQuery({ ...home(), staleTime: 0 });
    },
    home: () => queryClient.getQueryData<PageModel>(home().queryKey),
    retryFailed() {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
    stop() {
      startCache.stop();
      queryClient.clear();
    },
  };
}

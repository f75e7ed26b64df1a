import { type Api, createApi, hearServiceTime, type ServiceClock } from '@fjernsyn/api';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Observed } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { Configuration } from '../configuration';
import type { Connectivity } from '../connectivity/connectivity';
import { commonQueryOf } from './common-query-of';
import { createSift } from './create-sift';
import { createQueryClient } from './query-client';
import { createReader, type Reader } from './reader';
import { isStartAddress } from './start-address';
import { createStartCache } from './start-cache';

/** Dependencies of {@link createReading}. */
export interface ReadingDeps {
  readonly ports: Pick<Ports, 'clock' | 'device' | 'store'>;
  readonly configuration: Configuration;
  readonly session: Pick<Session, 'tokens' | 'viewer'>;
  /** Learns the service's time from its answers. */
  readonly serviceClock: ServiceClock;
  readonly connectivity: Pick<Connectivity, 'http' | 'telemetry' | 'online' | 'recovery'>;
  /** The language of the moment, as `da`. */
  readonly locale: { readonly state: Observed<{ readonly language: string }> };
}

/** Everything that is read from the service, and the cache that keeps it. */
export interface Reading extends Reader {
  /** The calls of the service. */
  readonly api: Api;
  /** Reads the configuration and, beside it, the page that the application opens with, where it has one. Gives up what is still on its way. */
  loadStart(pagePath: string | undefined): Promise<ServiceConfig>;
  /** Resolves when the page of the start is there or has failed; at once before {@link Reading.loadStart}. */
  pageAhead(): Promise<unknown>;
  /** Whether the start took from its cache what the service has not confirmed yet. */
  isStartUnconfirmed(): boolean;
  /**
   * Reads again what the start took from its cache, and resolves to whether the service has answered; where it answers otherwise now, the
   * configuration comes before the home page.
   */
  refreshStart(): Promise<boolean>;
}

/** Makes the {@link Reading} of an application; nothing is asked of the service before {@link Reading.loadStart}. */
export function createReading(deps: ReadingDeps): Reading {
  const { ports, configuration, session, serviceClock, connectivity, locale } = deps;
  const { clock, device, store } = ports;
  const queryClient = createQueryClient();
  const audience = (): string => session.viewer.get().audience;
  const startCache = createStartCache(
    { http: connectivity.http, store, clock },
    { isStartAddress: (url) => isStartAddress(url, configuration), audience },
  );
  const api = createApi({
    http: hearServiceTime({ http: startCache.http, serviceClock }),
    clock,
    telemetry: connectivity.telemetry,
    tokens: session.tokens,
    serviceUrl: configuration.serviceUrl,
    cdnUrl: configuration.cdnUrl,
    mediaFormats: device.mediaFormats,
    viewerKey: audience,
    sift: createSift(session.viewer),
    common: () => commonQueryOf(session.viewer.get(), { configuration, device, language: locale.state.get().language }),
  });
  const { online, recovery } = connectivity;
  const reader = createReader({
    api,
    clock,
    queryClient,
    viewer: session.viewer,
    language: locale.state,
    online,
    recovery,
  });
  let ahead: Promise<unknown> = Promise.resolve();

  /** Loads once more from the service where the cached answer is unusable. */
  const withoutBrokenCache = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
    load().catch((error: unknown) => {
      if (startCache.forget()) return load();
      throw error;
    });

  return {
    ...reader,
    api,
    loadStart(pagePath) {
      // What another try still waits for may be answered at once.
      void queryClient.cancelQueries({}, { silent: true });
      // The page is asked for beside the configuration; where it fails, its screen says so.
      if (pagePath !== undefined) ahead = withoutBrokenCache(() => reader.loadPage(pagePath)).catch(() => undefined);
      return withoutBrokenCache(() => reader.loadConfig());
    },
    pageAhead: () => ahead,
    isStartUnconfirmed: startCache.isUnconfirmed,
    async refreshStart() {
      const freshness = await startCache.refresh();
      if (freshness !== 'changed') return freshness === 'same';
      await reader.loadConfig(true);
      await reader.loadPage(configuration.paths.home, true);
      return true;
    },
    stop() {
      reader.stop();
      startCache.stop();
      queryClient.clear();
    },
  };
}

import type { Health, Item, ItemList, Page, ServiceConfig } from '@fjernsyn/contracts';
import { type AppError, isAppError } from '@fjernsyn/kernel';
import type { Clock, HttpTransport, MediaFormat, Telemetry } from '@fjernsyn/platform';
import { createFaultLog, type FaultLog } from './answer/fault-log';
import { configCall } from './calls/config-call';
import { healthCall } from './calls/health-call';
import { type ItemOptions, itemCall } from './calls/item-call';
import { type ListOrder, type ListPageOptions, listCall, listsCall, maxListsPerCall } from './calls/list-calls';
import { type PageOptions, pageCall } from './calls/page-call';
import { type Caller, createCaller } from './request/caller';
import { type CommonQuery, commonParts, toCommonQuery } from './request/common-query';
import { toQueryText } from './request/request-address';
import type { TokenSource } from './tokens/token-source';

/** Dependencies of {@link createApi}. */
export interface ApiDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly tokens: TokenSource;
  /** Base address of the service. */
  readonly serviceUrl: string;
  /** Base address for GETs that carry no token. */
  readonly cdnUrl: string;
  /** The viewer and the set as they are when a call is made. */
  readonly common: () => CommonQuery;
  /** A text without secrets that tells viewers apart beyond the common query; part of {@link Api.audience}. */
  readonly viewerKey?: () => string;
  /** Formats in the order this device should be given them; DASH, MP4, HLS where nothing is said (C4). */
  readonly mediaFormats?: readonly MediaFormat[];
  /**
   * Takes out of each answer what the viewer of that moment may not see, before anybody reads it; undefined where the answer as a whole is
   * that: the call then rejects with `api/barred`.
   */
  readonly sift?: (answer: unknown) => unknown;
  /** Asked after a call has failed for good, by the call's name; a yes sends it once more (S7.9). */
  readonly shouldRetry?: (error: AppError, call: string) => Promise<boolean>;
}

/** Dependencies of the groups of calls that arrive after the first page. */
export interface ApiWiring {
  readonly caller: Caller;
  readonly clock: Clock;
  /** In the order this device should be given them. */
  readonly mediaFormats: readonly MediaFormat[];
}

/** The calls that the first page needs. */
export interface CoreApi {
  readonly config: { load(signal?: AbortSignal): Promise<ServiceConfig> };
  readonly pages: { byPath(path: string, signal?: AbortSignal, options?: PageOptions): Promise<Page> };
  readonly items: { detail(id: string, signal?: AbortSignal, options?: ItemOptions): Promise<Item> };
  readonly lists: {
    /** The first page of at most five lists, in whatever order; an id the service does not know is missing. */
    byIds(ids: readonly string[], signal?: AbortSignal, order?: ListOrder): Promise<readonly ItemList[]>;
    page(id: string, options: ListPageOptions, signal?: AbortSignal): Promise<ItemList>;
  };
  /** A check that fails says that the service is there (C4): only `http/aborted` rejects. */
  readonly health: { ping(signal?: AbortSignal): Promise<Health> };
}

/**
 * The service as typed calls (C7). Every one rejects with an `AppError` of {@link apiErrors} or of the transport; a GET is tried again by
 * itself, and equal ones in flight are one request.
 */
export interface Api extends CoreApi {
  /** Where faults go that are found after a call: in items read late, in templates nobody knows. */
  readonly faults: FaultLog;
  /** For `createMediaApi`, `createSessionApi`, `createViewerApi` and `createBrowseApi`, which bring the other calls. */
  readonly wiring: ApiWiring;
  /** For whom answers are, as text: part of every cache key, so that no viewer sees what was read for another. */
  audience(): string;
}

/** Makes the {@link Api}. */
export function createApi(deps: ApiDeps): Api {
  const { clock, mediaFormats = ['dash', 'mp4', 'hls'] } = deps;
  const faults = createFaultLog(deps.telemetry);
  const caller = createCaller({ ...deps, serviceUrl: toBase(deps.serviceUrl), cdnUrl: toBase(deps.cdnUrl), faults });
  const wiring: ApiWiring = { caller, clock, mediaFormats };
  return {
    ...createCoreApi(wiring),
    faults,
    wiring,
    audience: () =>
      toQueryText({
        ...toCommonQuery(deps.common(), [...commonParts.rated, ...commonParts.watching]),
        viewer: deps.viewerKey?.(),
      }),
  };
}

/** Makes the {@link CoreApi}. */
export function createCoreApi({ caller }: Pick<ApiWiring, 'caller'>): CoreApi {
  return {
    config: { load: (signal) => caller.perform(configCall(), signal) },
    pages: { byPath: (path, signal, options) => caller.perform(pageCall(path, options), signal) },
    items: { detail: (id, signal, options) => caller.perform(itemCall(id, options), signal) },
    lists: {
      byIds(ids, signal, order) {
        if (ids.length > maxListsPerCall)
          throw new Error(`At most ${maxListsPerCall} lists go in a call, not ${ids.length}`);
        return caller.perform(listsCall(ids, order), signal);
      },
      page: (id, options, signal) => caller.perform(listCall(id, options), signal),
    },
    health: { ping: (signal) => caller.perform(healthCall(), signal).catch(availableUnlessAborted) },
  };
}

function availableUnlessAborted(thrown: unknown): Health {
  if (isAppError(thrown, 'http/aborted')) throw thrown;
  return { isAvailable: true };
}

function toBase(url: string): string {
  return url.replace(/\/+$/, '');
}

import {
  type Api,
  type BrowseApi,
  createApi,
  createBrowseApi,
  createMediaApi,
  createSessionApi,
  createViewerApi,
  type MediaApi,
  type SessionApi,
  type TokenScope,
  type TokenSource,
  type ViewerApi,
} from '@fjernsyn/api';
import { createFetchTransport } from '@fjernsyn/browser';
import type { Clock } from '@fjernsyn/platform';
import { createRecordedTelemetry, type RecordedTelemetry } from '@fjernsyn/platform/testing';
import type { ReferenceService } from '@fjernsyn/reference-service';

/** Every call of the product, on the real transport, against a running service. */
export interface ServiceClient {
  readonly api: Api;
  readonly media: MediaApi;
  readonly session: SessionApi;
  readonly viewer: ViewerApi;
  readonly browse: BrowseApi;
  readonly telemetry: RecordedTelemetry;
}

/** An adult of the accounts to try, with a PIN. */
export const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn', pin: '1234' } as const;

const scopes: Readonly<Record<TokenScope, readonly ['UserAccount' | 'UserProfile', string]>> = {
  'account-catalog': ['UserAccount', 'Catalog'],
  'account-settings': ['UserAccount', 'Settings'],
  'account-playback': ['UserAccount', 'Playback'],
  'account-commerce': ['UserAccount', 'Commerce'],
  'profile-catalog': ['UserProfile', 'Catalog'],
};

const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Makes a {@link ServiceClient} that brings the tokens of `tokens`, waits between two tries by `clock`, and asks for viewers of `segments`. */
export function createServiceClient(
  { url, cdnUrl }: ReferenceService,
  tokens: TokenSource,
  clock: Clock = systemClock,
  segments: readonly string[] = ['drtv', 'optedin'],
): ServiceClient {
  const telemetry = createRecordedTelemetry();
  const api = createApi({
    http: createFetchTransport({ fetch, clock: systemClock, AbortController }),
    clock,
    telemetry,
    tokens,
    serviceUrl: url,
    cdnUrl,
    common: () => ({ device: 'tv_web', sub: 'Registered', segments }),
  });
  return {
    api,
    media: createMediaApi(api),
    session: createSessionApi(api),
    viewer: createViewerApi(api),
    browse: createBrowseApi(api),
    telemetry,
  };
}

/** The tokens of {@link malene}, one for every scope that a call names. */
export async function tokensOf({ session }: ServiceClient): Promise<TokenSource> {
  const values = new Map<string, string>();
  for (const scope of ['Catalog', 'Settings', 'Playback', 'Commerce'] as const)
    for (const { type, value } of await session.authorization.account({ ...malene, scopes: [scope] }))
      values.set(`${type} ${scope}`, value);
  return {
    tokenFor: (scope) => Promise.resolve(values.get(scopes[scope].join(' '))),
    ownerOf: () => malene.email,
    refreshed: () => Promise.resolve(undefined),
  };
}

/** A source of tokens that renews them by the service, and remembers what it was asked to renew. */
export interface RenewingTokens extends TokenSource {
  readonly renewals: readonly string[];
  /** Takes a token for a scope. */
  take(scope: TokenScope, value: string): void;
}

/** Makes {@link RenewingTokens} without any token; `clientOf` gives the client that renews, made with this very source. */
export function createRenewingTokens(clientOf: () => Pick<ServiceClient, 'session'>): RenewingTokens {
  const values = new Map<TokenScope, string>();
  const renewals: string[] = [];
  return {
    renewals,
    take: (scope, value) => void values.set(scope, value),
    tokenFor: (scope) => Promise.resolve(values.get(scope)),
    ownerOf: () => malene.email,
    async refreshed(refused) {
      renewals.push(refused);
      const renewed = await clientOf()
        .session.authorization.refresh({ token: refused })
        .catch(() => undefined);
      if (renewed === undefined) return undefined;
      for (const [scope, value] of values) if (value === refused) values.set(scope, renewed.value);
      return renewed.value;
    },
  };
}

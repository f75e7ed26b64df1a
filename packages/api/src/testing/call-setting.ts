import type { HttpRequest } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer, type FakeService } from '@fjernsyn/platform/testing';
import {
  createApi,
  createBrowseApi,
  createMediaApi,
  createSessionApi,
  createViewerApi,
  type TokenScope,
  type TokenSource,
} from '../index';
import { wholeCommonQuery } from './whole-common-query';

/** A source that has a token for every scope, named after it. */
export const scopedTokens: TokenSource = {
  tokenFor: async (scope: TokenScope) => scope,
  ownerOf: () => 'viewer',
  refreshed: async () => undefined,
};

/** Every group of calls on one fake service, told everything that can be told of viewer and set. */
export function createCallSetting(service: FakeService | FakeAnswer, tokens: TokenSource = scopedTokens) {
  const ports = createFakePorts({ service: typeof service === 'function' ? service : () => service });
  const api = createApi({
    ...ports,
    tokens,
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
    mediaFormats: ['dash', 'hls'],
    common: () => wholeCommonQuery,
  });
  return {
    ...ports,
    api,
    media: createMediaApi(api),
    session: createSessionApi(api),
    viewer: createViewerApi(api),
    browse: createBrowseApi(api),
    /** What was asked, in order. */
    asked: () => ports.http.requests.map(toAsked),
  };
}

/** A request as a test reads it: its address in parts, and the token's scope. */
export function toAsked({ method, url, headers, body }: HttpRequest) {
  const [address = '', text = ''] = url.split('?');
  const query: Record<string, string> = {};
  for (const pair of text === '' ? [] : text.split('&')) {
    const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
    query[name] = value;
  }
  return { method, address, query, headers, body };
}

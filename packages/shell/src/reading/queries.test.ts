import { createApi } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { plainBrand } from '@fjernsyn/brand/testing';
import { createObservable } from '@fjernsyn/kernel';
import { createListSource } from '@fjernsyn/lists';
import { createFakePorts } from '@fjernsyn/platform/testing';
import type { Viewer } from '@fjernsyn/session';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { commonQueryOf } from './common-query-of';
import { createQueries } from './queries';

const adult: Viewer = {
  audience: 'adult',
  subscription: 'Registered',
  segments: ['drtv'],
  maxRating: undefined,
  limit: undefined,
  accessServices: [],
  geoLocation: undefined,
  isDeviceAbroad: undefined,
  hasAccount: true,
  hasProfile: false,
};
const child: Viewer = { ...adult, audience: 'child', segments: ['ramasjang'], maxRating: 'MRAM-07', hasProfile: true };

function setUp() {
  const ports = createFakePorts();
  const viewer = createObservable(adult);
  const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' });
  const api = createApi({
    http: ports.http,
    clock: ports.clock,
    telemetry: ports.telemetry,
    tokens: anonymousTokenSource,
    serviceUrl: configuration.serviceUrl,
    cdnUrl: configuration.cdnUrl,
    viewerKey: () => viewer.get().audience,
    common: () => commonQueryOf(viewer.get(), { configuration, device: ports.device, language: 'da' }),
  });
  return {
    ports,
    viewer,
    api,
    queries: createQueries({ api, lists: createListSource({ api, clock: ports.clock }), viewer }),
  };
}

test('[SH260] every key holds the audience, and changes with it', () => {
  const { api, viewer, queries } = setUp();
  const keys = () => [queries.page('/'), queries.item('12'), queries.list({ id: '7' })].map(({ queryKey }) => queryKey);
  const before = keys();
  for (const key of before) expect(key[key.length - 1]).toBe(api.audience());
  viewer.set({ ...adult, audience: 'another adult' });
  for (const [index, key] of keys().entries()) expect(key).not.toEqual(before[index]);
});

test('[SH260] a call carries the subscription, the segments and the limit of the viewer of the moment', async () => {
  const { ports, api, viewer } = setUp();
  ports.http.serve(() => ({ status: 404, body: {} }));
  await api.pages.byPath('/').catch(() => undefined);
  viewer.set(child);
  await api.pages.byPath('/').catch(() => undefined);
  const [first = '', second = ''] = ports.http.requests.map(({ url }) => url);
  expect([first.includes('sub=Registered'), first.includes('segments=drtv'), first.includes('max_rating')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([second.includes('segments=ramasjang'), second.includes('max_rating=MRAM-07')]).toEqual([true, true]);
});

test('[SH261] the viewer’s own lists are on a page with a profile, and absent without one', async () => {
  const { ports, viewer, queries } = setUp();
  const paging = { page: 0, total: -1, size: -1, authorization: { type: 'UserProfile', scope: 'Catalog' } };
  const list = { id: 'ContinueWatching', path: '', size: -1, items: [], paging };
  const entries = [{ id: 'c', type: 'UserEntry', template: 'DRU2', title: 'Fortsæt', list, customFields: {} }];
  ports.http.serve(() => ({ body: { id: '1', path: '/', template: 'Home', title: 'Forside', entries } }));
  const sectionsOf = async () => (await queries.page('/').queryFn({ signal: new AbortController().signal })).sections;
  expect(await sectionsOf()).toEqual([]);
  viewer.set(child);
  expect(await sectionsOf()).toHaveLength(1);
});

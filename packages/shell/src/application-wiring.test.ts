import { createViewerApi } from '@fjernsyn/api';
import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import type { DeviceInfo, HttpRequest } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Application, createApplication } from './application';
import { parseConfiguration } from './configuration';
import { openedOf } from './testing/opened-of';
import { pathOf } from './testing/reading-rig';

// What is limited is filtered by code that arrives late: here it is at hand.
beforeAll(() => import('./reading/sift-answer'));

/** A configuration that shares no value with the defaults. */
const configuration = parseConfiguration({
  brand: plainBrand,
  serviceUrl: 'https://service.example',
  cdnUrl: 'https://cdn.example',
  appVersion: '3.1.0',
  serviceFeatures: 'abc',
  distributor: 'partner',
  isLive2VodSupported: false,
  anonymousSubscription: 'Guest',
  segments: ['guests'],
  language: 'en',
});

const tokenOf = (type: string) => ({
  value: `secret-${type}`,
  type,
  scope: 'Catalog',
  expiresAt: 9e15,
  isRefreshable: true,
  isFallbackToken: false,
  isDeviceAbroad: true,
  geoLocation: 'se',
});

const child = {
  tokens: [tokenOf('UserAccount'), tokenOf('UserProfile')],
  isRemembered: true,
  accountName: 'malene@example.test',
  account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
  profile: {
    id: 'p-7d12',
    name: 'Lillesøster',
    segments: ['ramasjang'],
    maxRating: 'MRAM-07',
    accessServices: ['SignLanguage', 'SpokenSubtitles'],
  },
};

const film = {
  id: '12',
  type: 'program',
  title: 'Havgus',
  path: '/program/12',
  offers: [],
  classification: { code: 'DR-Ramasjang' },
  customFields: { ClassificationRating: 'MRAM-ALL' },
};
const list = { id: '7', path: '', size: 1, items: [film], paging: { page: 0, total: -1, size: -1 } };
const entry = { id: 'e', type: 'ListEntry', template: 'T1', title: 'Nyt', list, customFields: {} };
const file = { url: 'https://media.example/manifest.m3u8', format: 'video/hls', deliveryType: 'Stream' };

const service = ({ url }: HttpRequest): FakeAnswer => {
  const path = pathOf(url);
  if (path === '/config') return { body: serviceConfigExample };
  if (path === '/page') return { body: { id: '1', path: '/', template: 'Home', title: 'Forside', entries: [entry] } };
  if (path === '/items/12') return { body: film };
  if (path.endsWith('/items/12/videos')) return { body: [file] };
  if (path === '/locale/en.json') return { body: { 'row.failed': 'from the service' } };
  return { status: 404, body: {} };
};

/** The query of an address, by name. */
function toQuery(url: string): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const part of (url.split('?')[1] ?? '').split('&')) {
    const [name = '', value = ''] = part.split('=');
    query[name] = decodeURIComponent(value);
  }
  return query;
}

let application: Application;
afterEach(() => application.stop());

/** An application that has opened at home, of a set that differs from others in `device` and has stored `session`. */
async function open({ device = {}, session }: { device?: Partial<DeviceInfo>; session?: object } = {}) {
  const ports = createFakePorts({ service });
  if (session) ports.store.write('fjernsyn.session', JSON.stringify(session));
  const set = { ...ports, device: { ...ports.device, serviceDevice: 'tv_other', ...device } };
  application = createApplication(set, configuration);
  application.start.open();
  await ports.clock.advanceSettled(0);
  const queryOf = (path: string) => {
    const asked = ports.http.requests.find(({ url }) => pathOf(url) === path);
    return asked && toQuery(asked.url);
  };
  return { ports, queryOf };
}

/** Plays the film on a set, until its media are chosen. */
async function play({ ports, queryOf }: Awaited<ReturnType<typeof open>>) {
  const { attach } = await openedOf(application).playing.watch('12').load();
  const detach = attach(fakeMediaSurface);
  await ports.clock.advanceSettled(0);
  await expect.poll(() => queryOf('/account/items/12/videos')).toBeDefined();
  return { detach };
}

const guest = { lang: 'en', ff: 'abc', device: 'tv_other', sub: 'Guest', segments: 'guests' };
const childs = {
  ...guest,
  sub: 'Registered',
  segments: 'ramasjang',
  max_rating: 'MRAM-07',
  accessibility: 'SignLanguage,SpokenSubtitles',
};
const abroad = { geoLocation: 'se', isDeviceAbroad: 'true', isLive2VodSupported: 'false' };
const ours = { appVersion: '3.1.0', distributor: 'partner' };

test('[SH480] [found-wire-01] configuration, page and item are asked for as configuration, set, account and profile say', async () => {
  const { queryOf, ports } = await open({ session: child });
  expect(queryOf('/config')).toMatchObject({ ...guest, sub: 'Registered', segments: 'ramasjang', ...ours });
  expect(queryOf('/page')).toMatchObject({ ...childs, ...abroad, ...ours });
  await application.reading.loadItem('12');
  expect(queryOf('/items/12')).toMatchObject({ ...childs, ...abroad });
  expect(ports.http.requests.every(({ url }) => !url.includes('Lilles') && !url.includes('secret'))).toBe(true);
});

test('[SH480] [found-wire-01] of a viewer whom nobody knows the configuration tells what there is, and nothing else is told', async () => {
  const { queryOf } = await open();
  expect(queryOf('/config')).toMatchObject({ ...guest, ...ours });
  const page = queryOf('/page');
  expect(page).toMatchObject({ ...guest, ...ours, isLive2VodSupported: 'false' });
  for (const name of ['max_rating', 'accessibility', 'geoLocation', 'isDeviceAbroad'])
    expect(page).not.toHaveProperty(name);
});

test('[SH480] [found-wire-01] media are asked for in the formats of the set, in its order, and where it is', async () => {
  const world = await open({ session: child, device: { mediaFormats: ['hls', 'mp4'] } });
  const { detach } = await play(world);
  expect(world.queryOf('/account/items/12/videos')).toMatchObject({
    ...guest,
    sub: 'Registered',
    segments: 'ramasjang',
    formats: 'hls,mp4',
    geoLocation: 'se',
  });
  await expect.poll(() => world.ports.mediaEngine.source?.url).toBe(file.url);
  await detach();
});

test('[SH481] [found-wire-01] a call of the account and one of the profile carry the token of each', async () => {
  const { ports } = await open({ session: child });
  const { lists, media } = createViewerApi(application.reading.api);
  await lists.bookmarks({ page: 1 }).catch(() => undefined);
  await media.videos('12').catch(() => undefined);
  const tokenOfCall = (path: string) =>
    ports.http.requests.find(({ url }) => pathOf(url) === path)?.headers['x-authorization'];
  expect([tokenOfCall('/account/profile/bookmarks/list'), tokenOfCall('/account/items/12/videos')]).toEqual([
    'Bearer secret-UserProfile',
    'Bearer secret-UserAccount',
  ]);
});

test('[SH200] [found-wire-01] the service’s texts of the language are asked for after the first rail, and go over ours', async () => {
  const { ports } = await open();
  application.firstRail.shown();
  await ports.clock.advanceSettled(1_000);
  await vi.dynamicImportSettled();
  await settled();
  expect(application.locale.state.get().serviceTexts?.texts).toMatchObject({ 'row.failed': 'from the service' });
});

test('[SH228] [found-wire-01] a held arrow repeats after the delay of the set', async () => {
  const { ports } = await open({ device: { timing: { delayMs: 500, scrollMs: 300 } } });
  application.focus.register({ kind: 'row', id: 'row', parent: null });
  for (const [order, key] of ['a', 'b', 'c'].entries())
    application.focus.register({ kind: 'leaf', id: `row/${key}`, parent: 'row', order });
  application.focus.focus('row/a');
  const press = (isRepeat: boolean) =>
    ports.remote.send({ type: 'press', key: 'right', isRepeat, at: ports.clock.now() });
  press(false);
  ports.clock.advance(499);
  press(true);
  expect(application.focus.getFocused()).toBe('row/b');
  ports.clock.advance(2);
  press(true);
  expect(application.focus.getFocused()).toBe('row/c');
});

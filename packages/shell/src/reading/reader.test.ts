import { createApi } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { plainBrand } from '@fjernsyn/brand/testing';
import { AppError, createObservable } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import type { Viewer } from '@fjernsyn/session';
import { afterEach, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { createRecovery } from '../connectivity/recovery';
import { commonQueryOf } from './common-query-of';
import { createQueryClient } from './query-client';
import { createReader } from './reader';
import type { Resource } from './resource';

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
const child: Viewer = { ...adult, audience: 'child', segments: ['ramasjang'], maxRating: 'MRAM-07' };

const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' });
const page = (title: string): FakeAnswer => ({ body: { id: '1', path: '/', template: 'Home', title, entries: [] } });
const isChilds = (url: string): boolean => url.includes('segments=ramasjang');

let stop: () => void;
afterEach(() => stop());

function setUp() {
  const ports = createFakePorts({ service: ({ url }) => page(isChilds(url) ? 'Til børn' : 'Til voksne') });
  const viewer = createObservable(adult);
  const language = createObservable('da');
  const online = createObservable(true);
  const recovery = createRecovery({ online, health: createObservable({ isAvailable: true }) });
  const queryClient = createQueryClient();
  const api = createApi({
    http: ports.http,
    clock: ports.clock,
    telemetry: ports.telemetry,
    tokens: anonymousTokenSource,
    serviceUrl: configuration.serviceUrl,
    cdnUrl: configuration.cdnUrl,
    viewerKey: () => viewer.get().audience,
    common: () => commonQueryOf(viewer.get(), { configuration, device: ports.device, language: language.get() }),
  });
  const reader = createReader({ api, clock: ports.clock, queryClient, viewer, language, online, recovery });
  stop = () => {
    reader.stop();
    queryClient.clear();
  };
  const asked = () => ports.http.requests.map(({ url }) => url);
  return { ports, viewer, language, online, recovery, queryClient, reader, asked };
}

/** Follows a resource, and notes what it said. */
function follow<Value>(resource: Resource<Value>) {
  const seen = [resource.get()];
  const end = resource.subscribe(() => seen.push(resource.get()));
  return { seen, end, last: () => resource.get(), retry: resource.retry };
}

/** A service whose answers are held back until they are let go. */
function holdBack({ ports }: ReturnType<typeof setUp>) {
  const held: (() => void)[] = [];
  ports.http.serve(
    ({ url }) => new Promise((resolve) => held.push(() => resolve(page(isChilds(url) ? 'Til børn' : 'Til voksne')))),
  );
  return (index: number) => {
    held[index]?.();
    return settled();
  };
}

test('[SH262] a page is asked for once, while somebody looks at it, and is kept', async () => {
  const { reader, asked } = setUp();
  const [one, other] = [follow(reader.page('/')), follow(reader.page('/?featured=true'))];
  await settled();
  expect([one.last().value?.title, other.last().status, asked()]).toEqual(['Til voksne', 'ready', [expect.anything()]]);
  one.end();
  other.end();
  expect([reader.page('/').get().status, reader.hasPage('/'), reader.hasPage('/film')]).toEqual(['ready', true, false]);
});

test('[SH263] a change of viewer asks anew, with the parameters of the second, and forgets the first’s', async () => {
  const { reader, viewer, queryClient, asked } = setUp();
  const shown = follow(reader.page('/'));
  await settled();
  viewer.set(child);
  expect([shown.last().status, reader.hasPage('/')]).toEqual(['loading', false]);
  await settled();
  expect(shown.last().value?.title).toBe('Til børn');
  expect(asked()[1]).toContain('segments=ramasjang');
  expect(asked()[1]).toContain('max_rating=MRAM-07');
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});

test('[SH263] an answer that comes late for the first viewer is neither shown nor kept', async () => {
  const world = setUp();
  const { reader, viewer, ports, queryClient } = world;
  const letGo = holdBack(world);
  const shown = follow(reader.page('/'));
  await settled();
  viewer.set(child);
  await letGo(0);
  expect(ports.http.requests[0]?.signal?.aborted).toBe(true);
  await letGo(1);
  expect(shown.seen.map(({ value }) => value?.title)).not.toContain('Til voksne');
  expect(shown.last().value?.title).toBe('Til børn');
  viewer.set(adult);
  expect([reader.hasPage('/'), queryClient.getQueryCache().getAll().length]).toEqual([false, 1]);
});

test('[SH263] who waits for one answer is given the next viewer’s', async () => {
  const world = setUp();
  const letGo = holdBack(world);
  const loading = world.reader.loadPage('/');
  await settled();
  world.viewer.set(child);
  await letGo(0);
  await letGo(1);
  expect((await loading).title).toBe('Til børn');
});

test('[SH263] another language is another audience', async () => {
  const { reader, language, asked } = setUp();
  const shown = follow(reader.page('/'));
  await settled();
  language.set('en');
  await settled();
  expect([shown.last().status, asked()[1]]).toEqual(['ready', expect.stringContaining('lang=en')]);
});

test('[SH264] while nothing is reached what was not read fails at once, without a call', async () => {
  const { reader, online, asked } = setUp();
  await reader.loadPage('/');
  online.set(false);
  const [known, unknown] = [follow(reader.page('/')), follow(reader.page('/film'))];
  expect([known.last().status, unknown.last()]).toEqual([
    'ready',
    { status: 'failed', value: undefined, error: new AppError('http/unreachable'), isRetrying: false },
  ]);
  await expect(reader.loadItem('12')).rejects.toMatchObject({ code: 'http/unreachable' });
  expect(asked()).toHaveLength(1);
});

test('[SH264] a call that is on its way when the network goes has failed for the viewer, and still counts when it comes', async () => {
  const world = setUp();
  const letGo = holdBack(world);
  const shown = follow(world.reader.page('/'));
  await settled();
  world.online.set(false);
  expect(shown.last()).toMatchObject({ status: 'failed', error: { code: 'http/unreachable' }, isRetrying: false });
  await letGo(0);
  expect(shown.last().status).toBe('ready');
});

test('[SH162] what failed is asked for again when the service is reached, once, and its failure stays until then', async () => {
  const { reader, online, asked } = setUp();
  online.set(false);
  const [shown, heard] = [follow(reader.page('/')), follow(reader.page('/'))];
  await settled();
  online.set(true);
  expect([shown.last().status, shown.last().isRetrying]).toEqual(['failed', true]);
  await settled();
  expect([shown.last().status, heard.last().status, asked().length]).toEqual(['ready', 'ready', 1]);
});

test('[SH265] a viewer who tries all the same is asked for at once, also while nothing is reached', async () => {
  const world = setUp();
  const letGo = holdBack(world);
  world.online.set(false);
  const shown = follow(world.reader.page('/'));
  await settled();
  shown.retry();
  expect([shown.last().isRetrying, world.asked().length]).toEqual([true, 1]);
  await settled();
  await letGo(0);
  expect(shown.last().status).toBe('ready');
});

test('[SH265] trying again gives up a call that hangs', async () => {
  const world = setUp();
  const letGo = holdBack(world);
  const shown = follow(world.reader.page('/'));
  await settled();
  shown.retry();
  await settled();
  expect(world.ports.http.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await letGo(1);
  expect(shown.last().status).toBe('ready');
});

test('[SH265] a wish of the viewer reaches everything that has failed', async () => {
  const { reader, online, recovery, asked } = setUp();
  online.set(false);
  const shown = follow(reader.page('/'));
  await settled();
  recovery.wish();
  await settled();
  expect([shown.last().status, asked().length]).toEqual(['ready', 1]);
});

test('[SH265] [found-time-02] a wish of the viewer gives up a call that hangs, once for all who read the same', async () => {
  const world = setUp();
  const letGo = holdBack(world);
  const shown = follow(world.reader.page('/'));
  follow(world.reader.page('/'));
  await settled();
  world.recovery.wish();
  await settled();
  expect(world.ports.http.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await letGo(1);
  expect(shown.last().status).toBe('ready');
});

test('[SH310] [found-start-05] what is shown is read again once, its old answer stays until then, and the rest is forgotten', async () => {
  const world = setUp();
  const { reader, ports, asked } = world;
  await reader.loadPage('/film');
  const shown = [follow(reader.page('/')), follow(reader.page('/'))] as const;
  await settled();
  const letGo = holdBack(world);
  reader.refresh();
  await settled();
  expect([shown[0].last().status, reader.hasPage('/film'), asked().length]).toEqual(['ready', false, 3]);
  await letGo(0);
  expect([shown[1].last().status, ports.clock.pending]).toEqual(['ready', 0]);
});

const listBody = (first: number) => ({
  id: '7',
  path: '',
  size: 60,
  items: Array.from({ length: 24 }, (_, index) => ({
    id: `${first + index}`,
    type: 'movie',
    title: `${first + index}`,
  })),
  paging: { page: Math.floor(first / 24) + 1, total: 3, size: 24 },
});

/** A list of 60 with its first page, and its service. */
async function setUpList() {
  const world = setUp();
  const { ports, reader } = world;
  const serve = () =>
    ports.http.serve(({ url }) => ({
      body: url.includes('/lists?') ? [listBody(0)] : listBody(url.includes('page=2') ? 24 : 48),
    }));
  serve();
  const list = follow(reader.list({ id: '7' }));
  await settled();
  await ports.clock.advanceSettled(100);
  const { value } = list.last();
  const pages = value?.state === 'loaded' ? reader.pagesOf(value) : undefined;
  if (value?.state !== 'loaded' || !pages) throw new Error('no pages');
  return { ...world, serve, list: value, pages, count: () => pages.state.get().list.count };
}

test('[SH266] a list grows by its pages, which stay with the list', async () => {
  const { reader, list, pages, count, asked } = await setUpList();
  pages.loadNear(22);
  await settled();
  expect([count(), reader.pagesOf(list), asked()[1]]).toEqual([48, pages, expect.stringContaining('page=2')]);
});

test('[SH266] a page on its way for the first viewer is given up, and its list grows no more', async () => {
  const { viewer, ports, pages, count, asked } = await setUpList();
  const held: (() => void)[] = [];
  ports.http.serve(() => new Promise((resolve) => held.push(() => resolve({ body: listBody(24) }))));
  pages.loadNear(22);
  await settled();
  viewer.set(child);
  held[0]?.();
  await settled();
  pages.loadNear(23);
  await ports.clock.advanceSettled(100);
  expect([count(), ports.http.requests[1]?.signal?.aborted]).toEqual([24, true]);
  const after = asked().slice(2);
  expect([after.length, after[0]]).toEqual([1, expect.stringMatching(/\/lists\?.*segments=ramasjang/)]);
});

test('[SH266] while nothing is reached a page fails at once, is asked for by a viewer who tries, and comes on recovery', async () => {
  const { online, pages, count, asked, ports, serve } = await setUpList();
  online.set(false);
  pages.loadNear(22);
  await settled();
  expect([pages.state.get().status, asked().length]).toEqual(['failed', 1]);
  ports.http.serve(() => ({ status: 404, body: {} }));
  pages.retry();
  await settled();
  expect([pages.state.get().status, asked().length]).toEqual(['failed', 2]);
  serve();
  online.set(true);
  await settled();
  expect([pages.state.get().status, count()]).toEqual(['ready', 48]);
});

test('[SH266] a page on its way when the network goes has failed', async () => {
  const { online, pages, ports } = await setUpList();
  ports.http.serve(() => new Promise(() => undefined));
  pages.loadNear(22);
  expect(pages.state.get().status).toBe('loading');
  online.set(false);
  expect(pages.state.get().status).toBe('failed');
});

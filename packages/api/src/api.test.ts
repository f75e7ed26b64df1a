import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer, type FakeService } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createApi } from './api';
import { createMediaApi } from './media-api';
import { anonymousTokenSource } from './testing/anonymous-token-source';
import { createCallSetting } from './testing/call-setting';

function createSetting(
  service: FakeService,
  mediaFormats?: readonly ('dash' | 'hls' | 'mp4')[],
  viewerKey?: () => string,
) {
  const ports = createFakePorts({ service });
  const api = createApi({
    ...ports,
    tokens: anonymousTokenSource,
    serviceUrl: 'https://service.example/',
    cdnUrl: 'https://cdn.example/',
    common: () => ({ device: 'web_browser', sub: 'Anonymous', appVersion: '2.519.2' }),
    ...(mediaFormats ? { mediaFormats } : {}),
    ...(viewerKey ? { viewerKey } : {}),
  });
  const queries = () => ports.http.requests.map(({ url }) => readAddress(url));
  return { api, queries, clock: ports.clock, http: ports.http };
}

function readAddress(url: string) {
  const [path = '', text = ''] = url.replace('https://cdn.example', '').split('?');
  const query: Record<string, string> = {};
  for (const [name = '', value = ''] of text.split('&').map((pair) => pair.split('=').map(decodeURIComponent)))
    query[name] = value;
  return { path, query };
}

const list = (id: string) => ({ id, path: '', size: 0, items: [], paging: { page: 1, total: 1 } });
const file = { url: 'https://media.example/a.mpd', format: 'video/dash', deliveryType: 'Stream' };
const noFiles: FakeAnswer = { status: 404, body: { code: 8009, message: 'Ingen filer' } };

describe('the calls of first light', () => {
  it('[AP20] asks for the parts of the configuration', async () => {
    const { api, queries } = createSetting(() => ({ body: { sitemap: [] } }));
    expect((await api.config.load()).sitemap).toEqual([]);
    expect(queries()[0]).toMatchObject({ path: '/config', query: { appVersion: '2.519.2' } });
    const parts = queries()[0]?.query.include?.split(',') ?? [];
    expect(parts).toEqual(expect.arrayContaining(['sitemap', 'distributor']));
  });

  it('[AP21] asks for a page with 24 items a rail, three rails at once, its seasons, and texts as html', async () => {
    const { api, queries } = createSetting(() => ({ body: { id: '1', template: 'Home', entries: [] } }));
    expect(await api.pages.byPath('/')).toMatchObject({ id: '1', template: 'Home', entries: [] });
    expect(queries()[0]).toEqual({
      path: '/page',
      query: {
        path: '/',
        list_page_size: '24',
        max_list_prefetch: '3',
        item_detail_expand: 'all',
        item_detail_select_season: 'first',
        text_entry_format: 'html',
        appVersion: '2.519.2',
        device: 'web_browser',
        ff: 'idp,ldp,rpt',
        lang: 'da',
        sub: 'Anonymous',
      },
    });
  });

  it('[AP22] asks for an item with everything around it', async () => {
    const { api, queries } = createSetting(() => ({ body: { id: '12', type: 'movie', title: 'Havgus' } }));
    expect(await api.items.detail('12')).toMatchObject({ id: '12', title: 'Havgus' });
    expect(queries()[0]).toMatchObject({ path: '/items/12', query: { expand: 'all', select_season: 'first' } });
  });

  it('[AP23] asks for streams at HD-1080 in the formats of the device, in its order', async () => {
    const { api, queries } = createSetting(() => ({ body: [file] }), ['mp4', 'dash', 'hls']);
    expect(await createMediaApi(api).videos('12')).toMatchObject([{ url: file.url, format: 'dash' }]);
    expect(queries()[0]).toMatchObject({
      path: '/items/12/videos',
      query: { delivery: 'stream', resolution: 'HD-1080', formats: 'mp4,mpd,hls', sub: 'Anonymous' },
    });
  });

  it.each([
    ['404 with code 8009', noFiles],
    ['404 without a code', { status: 404, body: { message: 'Ikke fundet' } }],
    ['an empty list', { body: [] }],
  ])('[AP24] asks once more without sub after %s', async (_, answer) => {
    const { api, queries } = createSetting(({ url }) => (url.includes('sub=') ? answer : { body: [file] }));
    expect(await createMediaApi(api).videos('12')).toHaveLength(1);
    expect(queries().map(({ query }) => query.sub)).toEqual(['Anonymous', undefined]);
  });

  it('[AP24] then says that there are no files', async () => {
    const { api, queries } = createSetting(() => noFiles);
    await expect(createMediaApi(api).videos('12')).rejects.toMatchObject({ code: 'api/files-not-available' });
    expect(queries()).toHaveLength(2);
  });

  it('[AP24] keeps every other refusal of media', async () => {
    const { api, queries } = createSetting(() => ({ status: 403, body: { code: 8010, message: 'DRM' } }));
    await expect(createMediaApi(api).videos('12')).rejects.toMatchObject({
      code: 'api/refused',
      facts: { serviceCode: 8010 },
    });
    expect(queries()).toHaveLength(1);
  });

  it('[AP25] asks for several lists in one call, five at most', async () => {
    const { api, queries } = createSetting(() => ({ body: [list('2'), list('1')] }));
    expect((await api.lists.byIds(['1', '2'])).map(({ id }) => id)).toEqual(['2', '1']);
    expect(queries()[0]).toMatchObject({ path: '/lists', query: { ids: '1,2', page_size: '24' } });
    expect(() => api.lists.byIds(['1', '2', '3', '4', '5', '6'])).toThrow('At most 5');
  });

  it('[AP26] asks for one page of a list, with its parameter', async () => {
    const { api, queries } = createSetting(() => ({ body: list('34') }));
    await api.lists.page('34', { page: 2, parameter: 'TitleGroupKey:å' });
    expect(queries()[0]).toMatchObject({
      path: '/lists/34',
      query: { page: '2', page_size: '24', param: 'TitleGroupKey:å' },
    });
  });

  it('[AP420] asks for a page of a list as it is wanted, and otherwise as the viewer is', async () => {
    const { api, asked } = createCallSetting({ body: list('34') });
    await api.lists.page('34', { page: 1, pageSize: 50, maxRating: 'MRAM-07', accessibility: 'SignLanguage' });
    await api.lists.page('34', { page: 1 });
    expect(asked().map(({ query }) => [query.page_size, query.max_rating, query.accessibility])).toEqual([
      ['50', 'MRAM-07', 'SignLanguage'],
      ['24', 'MRAM-11', 'SpokenSubtitles'],
    ]);
  });

  it.each([
    [true, { isAvailable: true }],
    [false, { isAvailable: false }],
    [
      { serviceAvailable: false, nextPingInMilliseconds: 300_000 },
      { isAvailable: false, nextPingMs: 300_000 },
    ],
    [{ status: { isServiceAvailableTV: true, nextPingInMinutes: 5 } }, { isAvailable: true, nextPingMs: 300_000 }],
    [{ status: { isServiceAvailableTV: false } }, { isAvailable: false }],
    [{ unheardOf: 1 }, { isAvailable: true }],
  ])('[AP27] reads the health answer %j', async (body, health) => {
    const { api } = createSetting(() => ({ body: JSON.stringify(body) }));
    expect(await api.health.ping()).toEqual(health);
  });

  it.each<FakeAnswer | 'unreachable'>([
    { status: 500 },
    { status: 204 },
    { body: '<html>', contentType: 'text/html' },
    'unreachable',
  ])('[connectivity-04] [AP27] takes a failed health check for a service that is there: %j', async (answer) => {
    const { api, clock } = createSetting(() =>
      answer === 'unreachable' ? Promise.reject(new AppError('http/unreachable')) : answer,
    );
    const health = api.health.ping();
    await clock.advanceSettled(7_000);
    expect(await health).toEqual({ isAvailable: true });
  });

  it('[AP183] gives a health check up after 10 s, so that one that hangs holds no later one back', async () => {
    const { api, http } = createSetting(() => ({ body: true }));
    await api.health.ping();
    await api.pages.byPath('/').catch(() => undefined);
    expect(http.requests.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 30_000]);
  });

  it('[connectivity-05] [AP27] takes a health check that never answers for a service that is there, once it is given up', async () => {
    const { api } = createSetting(() => Promise.reject(new AppError('http/timeout')));
    expect(await api.health.ping()).toEqual({ isAvailable: true });
  });

  it('[AP28] names the audience by everything that changes answers', () => {
    const { api } = createSetting(() => ({}));
    expect(api.audience()).toBe('device=web_browser&ff=idp,ldp,rpt&lang=da&sub=Anonymous');
  });

  it('[AP28] tells two viewers apart who are asked for alike', () => {
    const { api } = createSetting(
      () => ({}),
      undefined,
      () => 'x7',
    );
    expect(api.audience()).toBe('device=web_browser&ff=idp,ldp,rpt&lang=da&sub=Anonymous&viewer=x7');
  });
});

import { createApi, createViewerApi, type TokenSource } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createViewerListSource } from './viewer-list';

const rawItem = (id: string, type = 'movie') => ({ id, type, title: id });

const rawList = (id: string, ids: readonly string[], paging: object = {}) => ({
  id,
  size: 25,
  items: ids.map((each) => rawItem(each)),
  paging: { page: 1, total: 2, size: 24, ...paging },
});

const ownTokenSource: TokenSource = {
  tokenFor: () => Promise.resolve('secret'),
  ownerOf: () => 'somebody',
  refreshed: () => Promise.resolve(undefined),
};

/** The lists of whoever has these tokens, on a service that answers in this order. */
function createSetting(tokens: TokenSource, answers: readonly FakeAnswer[]) {
  let count = 0;
  const ports = createFakePorts({ service: () => answers[count++] ?? { status: 404, body: {} } });
  const api = createApi({
    ...ports,
    tokens,
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
    common: () => ({}),
  });
  const source = createViewerListSource({ api: createViewerApi(api), faults: api.faults });
  const asked = () => ports.http.requests.map(({ url }) => url.slice('https://service.example'.length));
  return { ...ports, source, asked };
}

const setUp = (...answers: readonly FakeAnswer[]) => createSetting(ownTokenSource, answers);

describe("a viewer's own lists", () => {
  it.each([
    ['Bookmarks', '/account/profile/bookmarks/list', 'order=date-modified'],
    ['Watched', '/account/profile/watched/list', ''],
    ['ContinueWatching', '/account/profile/continue-watching/list', 'include=episode,season'],
  ])('[LI35] %s comes by its own call, page by page of 24', async (id, path, query) => {
    const { source, asked } = setUp({ body: rawList(id, ['a', 'b']) }, { body: rawList(id, ['c'], { page: 2 }) });
    const list = await source.load({ id });
    if (list.state !== 'loaded') throw new Error('not loaded');
    expect([list.key, list.count, list.size, list.missingPageAt(2)]).toEqual([{ id }, 2, 25, 2]);
    const grown = await source.loadPage(list, 2);
    expect(grown.pages.map(({ page }) => page)).toEqual([1, 2]);
    for (const [index, url] of asked().entries()) {
      expect(url).toContain(`${path}?`);
      expect(url).toContain(query);
      expect(url).toMatch(new RegExp(`[?&]page=${index + 1}&page_size=24`));
    }
  });

  it.each(['Bookmarks', 'Watched'])('[LI130] %s come in the order and of the type that their key says', async (id) => {
    const { source, asked } = setUp({ body: rawList(id, ['a']) });
    await source.load({ id, order: 'asc', orderBy: 'a-z', itemType: 'movie' });
    for (const parameter of ['order=asc', 'order_by=a-z', 'item_type=movie']) expect(asked()[0]).toContain(parameter);
  });

  it('[LI36] an item of continue watching brings the episode and the season that go with it', async () => {
    const body = {
      ...rawList('ContinueWatching', ['show', 'film']),
      listData: {
        ContinueWatching: {
          itemInclusions: { show: { episode: rawItem('e4', 'episode'), season: rawItem('s2', 'season') } },
        },
      },
    };
    const list = await setUp({ body }).source.load({ id: 'ContinueWatching' });
    if (list.state !== 'loaded') throw new Error('not loaded');
    const { episode, season } = list.inclusionAt(0) ?? {};
    expect([episode?.id, season?.id, list.inclusionAt(1), list.itemAt(1)?.id]).toEqual(['e4', 's2', undefined, 'film']);
  });
});

it.each([{ id: 'Bookmarks' }, { id: '700', isProfileList: true }] as const)(
  '[LI40] without a token %j is not to be had, and nothing is asked',
  async (key) => {
    const { source, asked } = createSetting(anonymousTokenSource, []);
    await expect(source.load(key)).rejects.toMatchObject({ code: 'api/not-signed-in' });
    expect(asked()).toEqual([]);
  },
);

describe('a list of a profile', () => {
  const key = { id: '700', isProfileList: true } as const;

  it('[LI37] comes by the call for profiles, whole', async () => {
    const { source, asked } = setUp({ body: [rawList('700', ['a'])] });
    const list = await source.load(key);
    expect(list).toMatchObject({ state: 'loaded', key, count: 1, size: 1 });
    expect(asked()[0]).toMatch(/^\/account\/profile\/lists\?.*ids=700/);
  });

  it('[LI37] that the answer leaves out is empty, and is reported', async () => {
    const { source, telemetry } = setUp({ body: [] });
    expect(await source.load(key)).toMatchObject({ state: 'loaded', count: 0 });
    expect(telemetry.events).toContainEqual({ type: 'fault-found', kind: 'missing-list', at: 'lists (700)' });
  });
});

describe('what is recommended with an item', () => {
  const key = { id: '800', contentId: '12', parameter: 'a' } as const;

  it('[LI38] comes by its own call, which names the item', async () => {
    const { source, asked } = setUp({ body: rawList('800', ['a', 'b']) });
    expect(await source.load(key)).toMatchObject({ state: 'loaded', key, count: 2, size: 2 });
    expect(asked()[0]).toMatch(/^\/recommendations\/800\?content_id=12&.*item_limit=18&.*param=a/);
  });

  it.each([401, 403, 404])('[LI39] is nothing where the service refuses it with %d', async (status) => {
    const { source } = setUp({ status, body: { message: 'Nej' } });
    expect(await source.load(key)).toMatchObject({ state: 'loaded', count: 0, size: 0 });
  });

  it('[LI39] fails where the service cannot answer', async () => {
    await expect(setUp({ status: 400, body: {} }).source.load(key)).rejects.toMatchObject({ code: 'api/rejected' });
  });
});

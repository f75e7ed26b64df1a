import { type Api, createApi } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { createFakePorts, type FakeService, settled } from '@fjernsyn/platform/testing';
import { onlineManager, QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { listQuery } from './list-query';
import { createListSource } from './list-source';

const rawList = (id: string) => ({
  id,
  size: 1,
  items: [{ id: `${id}-item`, type: 'movie', title: id }],
  paging: { page: 1, total: 1, size: 24 },
});

const idsOf = (url: string): readonly string[] => decodeURIComponent(/[?&]ids=([^&]*)/.exec(url)?.[1] ?? '').split(',');
const answerAll: FakeService = ({ url }) => ({ body: idsOf(url).map(rawList).reverse() });

function createSetting(service: FakeService = answerAll) {
  const ports = createFakePorts({ service });
  const api = createApi({
    ...ports,
    tokens: anonymousTokenSource,
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
    common: () => ({}),
  });
  return { ...ports, source: createListSource({ api, clock: ports.clock }) };
}

const outcomeOf = (loading: Promise<{ readonly key: { readonly id: string } }>): Promise<string> =>
  loading.then(
    ({ key }) => key.id,
    (thrown) => thrown.code,
  );

describe('lists that come near the screen', () => {
  it('[LI8] [lists-11] travel five a call, none twice, and are told apart by id', async () => {
    const { source, http, clock } = createSetting();
    const wanted = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9', 'l10', 'l11', 'l12', 'l3'];
    const lists = Promise.all(wanted.map((id) => source.load({ id })));
    await clock.advanceSettled(49);
    expect(http.requests).toHaveLength(0);
    await clock.advanceSettled(1);
    expect((await lists).map(({ key }) => key.id)).toEqual(wanted);
    expect(http.requests.map(({ url }) => idsOf(url).length)).toEqual([5, 5, 2]);
  });

  it('[LI8] go in another call when they are asked for later', async () => {
    const { source, http, clock } = createSetting();
    const first = source.load({ id: 'l1' });
    await clock.advanceSettled(50);
    const second = source.load({ id: 'l2' });
    await clock.advanceSettled(50);
    await Promise.all([first, second]);
    expect(http.requests.map(({ url }) => idsOf(url))).toEqual([['l1'], ['l2']]);
  });

  it('[LI9] [lists-12] fail with their own batch alone', async () => {
    const { source, clock } = createSetting((request) =>
      idsOf(request.url).includes('l6') ? { status: 404, body: {} } : answerAll(request),
    );
    const outcomes = Promise.all(
      Array.from({ length: 12 }, (_, index) => outcomeOf(source.load({ id: `l${index + 1}` }))),
    );
    await clock.advanceSettled(50);
    const failed = (await outcomes).filter((outcome) => outcome === 'api/not-found');
    expect(failed).toHaveLength(5);
  });

  it('[LI16] [found-serv-03] are empty and loaded where the service leaves one out, which is reported', async () => {
    const { source, clock, telemetry } = createSetting(() => ({ body: [rawList('l1')] }));
    const lists = Promise.all([source.load({ id: 'l1' }), source.load({ id: 'l2' })]);
    await clock.advanceSettled(50);
    const [answered, leftOut] = await lists;
    expect(answered?.key.id).toBe('l1');
    expect(leftOut).toMatchObject({ state: 'loaded', key: { id: 'l2' }, count: 0, size: 0, pageCount: 1 });
    expect(leftOut?.state === 'loaded' && leftOut.missingPageAt(0)).toBeUndefined();
    expect(telemetry.events).toContainEqual({ type: 'fault-found', kind: 'missing-list', at: 'lists (l2)' });
  });

  it('[LI10] are not fetched when nobody waits any more', async () => {
    const { source, http, clock } = createSetting();
    const controller = new AbortController();
    const left = outcomeOf(source.load({ id: 'l1' }, controller.signal));
    const kept = outcomeOf(source.load({ id: 'l2' }));
    controller.abort();
    expect(await left).toBe('http/aborted');
    await clock.advanceSettled(50);
    expect(await kept).toBe('l2');
    expect(http.requests.map(({ url }) => idsOf(url))).toEqual([['l2']]);
  });

  it('[LI10] are not asked for by who has given up before', async () => {
    const { source, http, clock } = createSetting();
    const controller = new AbortController();
    controller.abort();
    expect(await outcomeOf(source.load({ id: 'l1' }, controller.signal))).toBe('http/aborted');
    expect(await outcomeOf(source.load({ id: 'l1', parameter: 'a' }, controller.signal))).toBe('http/aborted');
    await clock.advanceSettled(50);
    expect(http.requests).toEqual([]);
  });

  it('[LI8] are gathered for as long as is wished', async () => {
    const ports = createFakePorts({ service: answerAll });
    const lists = { byIds: vi.fn(async () => []) };
    const api = {
      lists,
      faults: { report: vi.fn(), reportContract: vi.fn() },
      audience: () => 'all',
    } as unknown as Api;
    void createListSource({ api, clock: ports.clock }, { gatherMs: 10 }).load({ id: 'l1' });
    await ports.clock.advanceSettled(9);
    expect(lists.byIds).not.toHaveBeenCalled();
    await ports.clock.advanceSettled(1);
    expect(lists.byIds).toHaveBeenCalledOnce();
  });

  it('[LI11] [LI12] a further page of one with a parameter is asked for by that, and given up with its reader', async () => {
    const { source, http } = createSetting(() => ({
      body: { ...rawList('348'), paging: { page: 1, total: 2, size: 1 } },
    }));
    const list = await source.load({ id: '348', parameter: 'TitleGroupKey:a' });
    if (list.state !== 'loaded') throw new Error('not loaded');
    const controller = new AbortController();
    const page = source.loadPage(list, 2, controller.signal);
    controller.abort();
    await expect(page).rejects.toMatchObject({ code: 'http/aborted' });
    expect(http.requests[1]?.url).toMatch(/param=TitleGroupKey%3Aa/);
  });

  it('[LI11] with a parameter are fetched one by one, and keep the key they were asked by', async () => {
    const { source, http } = createSetting(() => ({ body: rawList('348') }));
    const key = { id: '348', parameter: 'TitleGroupKey:a' };
    expect((await source.load(key)).key).toEqual(key);
    expect(http.requests[0]?.url).toContain('/lists/348?');
    expect(http.requests[0]?.url).toContain('param=TitleGroupKey%3Aa');
  });

  it('[LI12] grow by further pages', async () => {
    const { source, http, clock } = createSetting((request) =>
      request.url.includes('/lists/l1')
        ? {
            body: {
              ...rawList('l1'),
              items: [{ id: 'x', type: 'movie', title: 'x' }],
              paging: { page: 2, total: 2, size: 1 },
            },
          }
        : { body: [{ ...rawList('l1'), size: 2, paging: { page: 1, total: 2, size: 1 } }] },
    );
    const loading = source.load({ id: 'l1' });
    await clock.advanceSettled(50);
    const list = await loading;
    if (list.state !== 'loaded') throw new Error('not loaded');
    const grown = await source.loadPage(list, 2);
    expect([0, 1].map((index) => grown.itemAt(index)?.id)).toEqual(['l1-item', 'x']);
    expect(http.requests[1]?.url).toContain('page=2');
  });

  it('[LI13] are read once and then stay, through the query cache', async () => {
    const { source, http, clock } = createSetting();
    const client = new QueryClient();
    const first = client.fetchQuery(listQuery(source, { id: 'l1' }));
    await settled();
    await clock.advanceSettled(50);
    expect(await client.fetchQuery(listQuery(source, { id: 'l1' }))).toBe(await first);
    expect(http.requests).toHaveLength(1);
    client.clear();
  });

  it('[LI13] are read while the engine says that there is no network, kept for good, and never retried', async () => {
    const { source, http, clock } = createSetting(() => ({ status: 404, body: {} }));
    const client = new QueryClient();
    onlineManager.setOnline(false);
    try {
      const query = client.getQueryCache().build(client, client.defaultQueryOptions(listQuery(source, { id: 'l1' })));
      const outcome = outcomeOf(query.fetch());
      await settled();
      await clock.advanceSettled(50);
      expect([await outcome, http.requests.length, query.gcTime]).toEqual([
        'api/not-found',
        1,
        Number.POSITIVE_INFINITY,
      ]);
    } finally {
      onlineManager.setOnline(true);
      client.clear();
    }
  });

  it('[LI13] are of one audience, and given up with who waits', async () => {
    const { source, clock } = createSetting();
    const query = listQuery({ ...source, audience: () => 'children' }, { id: 'l1' });
    expect(query.queryKey).toEqual(['list', 'id=l1', 'children']);
    const controller = new AbortController();
    const outcome = outcomeOf(query.queryFn({ signal: controller.signal }));
    controller.abort();
    await clock.advanceSettled(50);
    expect(await outcome).toBe('http/aborted');
  });
});

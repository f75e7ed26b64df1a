import { type CommonQuery, createApi } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { createFakePorts, type FakeService } from '@fjernsyn/platform/testing';
import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { itemQuery, pageQuery } from './catalogue-queries';
import { findPlayable } from './find-playable';

function createSetting(service: FakeService, common: CommonQuery | (() => CommonQuery) = {}) {
  const ports = createFakePorts({ service });
  const urls = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' };
  return {
    ...ports,
    api: createApi({
      ...ports,
      ...urls,
      tokens: anonymousTokenSource,
      common: typeof common === 'function' ? common : () => common,
    }),
  };
}

const home: FakeService = () => ({
  body: { id: '1', template: 'Home', entries: [{ id: 'x', type: 'CustomEntry', template: 'DRX11' }] },
});

describe('reading through the query cache', () => {
  it('[CA40] reads a page once, whatever query or slash its path has', async () => {
    const { api, http } = createSetting(home);
    const client = new QueryClient();
    const page = await client.fetchQuery(pageQuery(api, '/kanaler'));
    expect(page).toMatchObject({ id: '1', path: '/kanaler' });
    expect(await client.fetchQuery(pageQuery(api, '/kanaler/?featured=true'))).toBe(page);
    expect(http.requests).toHaveLength(1);
    client.clear();
  });

  it('[CA40] [filters-07] keeps what was read for one audience from another', () => {
    const adult = createSetting(home, { maxRating: 'MRAM-15', segments: ['drtv'] });
    const child = createSetting(home, { maxRating: 'MRAM-07', segments: ['ramasjang'] });
    expect(pageQuery(adult.api, '/').queryKey).not.toEqual(pageQuery(child.api, '/').queryKey);
    expect(pageQuery(adult.api, '/', { hasProfile: true }).queryKey).not.toEqual(pageQuery(adult.api, '/').queryKey);
  });

  it('[CA11] tells of an unknown row once, however often it comes', async () => {
    const { api, telemetry } = createSetting(home);
    const client = new QueryClient();
    await client.fetchQuery(pageQuery(api, '/'));
    await client.fetchQuery(pageQuery(api, '/film'));
    expect(telemetry.events.filter(({ type }) => type === 'fault-found')).toHaveLength(1);
    client.clear();
  });

  it('[CA40] is not tried again by the cache, and says what went wrong', async () => {
    const { api, http } = createSetting(() => ({ status: 404, body: { message: 'Side ikke fundet' } }));
    const client = new QueryClient();
    await expect(client.fetchQuery(pageQuery(api, '/nowhere'))).rejects.toMatchObject({ code: 'api/not-found' });
    expect(http.requests).toHaveLength(1);
    client.clear();
  });

  it('[CA41] reads an item by its id', async () => {
    const { api, http } = createSetting(() => ({ body: { id: '12', type: 'movie', title: 'Havgus' } }));
    const client = new QueryClient();
    expect(await client.fetchQuery(itemQuery(api, '12'))).toMatchObject({
      id: '12',
      title: 'Havgus',
      playable: { id: '12' },
    });
    expect(http.requests[0]?.url).toContain('/items/12?');
    client.clear();
  });

  it('[CA44] finds what plays in the pages and items that were read, for their audience alone', async () => {
    const film = { id: '12', type: 'movie', title: 'Havgus', tagline: 'Film | Om et fyr', duration: 95 };
    const episodes = {
      id: 'e',
      size: 1,
      items: [{ id: '31', type: 'episode', title: 'Vinter' }],
      paging: { page: 1, total: 1, size: 24 },
    };
    let viewer = 'adult';
    const { api } = createSetting(
      ({ url }) =>
        url.includes('/items/22?')
          ? { body: { id: '22', type: 'season', title: 'Havgus', episodes } }
          : { body: { id: '1', template: 'Item Detail', item: film, entries: [] } },
      () => ({ segments: [viewer] }),
    );
    const client = new QueryClient();
    expect(findPlayable(client, api, '12')).toBeUndefined();
    await client.fetchQuery(pageQuery(api, '/film/havgus_12'));
    await client.fetchQuery(itemQuery(api, '22'));
    expect(findPlayable(client, api, '12')).toMatchObject({
      id: '12',
      type: 'movie',
      title: 'Havgus',
      tagline: 'Om et fyr',
      durationSeconds: 95,
    });
    expect(findPlayable(client, api, '31')).toMatchObject({ id: '31', title: 'Vinter' });
    viewer = 'child';
    expect(findPlayable(client, api, '12')).toBeUndefined();
    client.clear();
  });
});

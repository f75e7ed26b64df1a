import { describe, expect, it } from 'vitest';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';
const protectedFilm = '/se/proeve_790022';

describe('what films are played from', () => {
  const journey = withProduct();

  it('[EE1520] a film of which only HLS can be had plays from that', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/*.mpd', kind: 'status', status: 404 });
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    expect(product.service.requests.some(({ path }) => /v\d+\.m3u8$/.test(path))).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1521] a film that ClearKey protects plays by the licence of the configured address', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${protectedFilm}`);
    await untilAdvanced(page);
    const asked = product.service.requests.map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('POST /licences/clearkey');
    expect(asked.some((call) => /clearkey\/1\/.*\/v\d+\/\d+\.m4s$/.test(call))).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1521] the protected film plays by the key beside its playlists where HLS alone is left', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/*.mpd', kind: 'status', status: 404 });
    await page.goto(`${product.url}${protectedFilm}`);
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

describe('a live channel', () => {
  const journey = withProduct();

  it('[EE93] plays from where it is live', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/fjern-1_900001`);
    // The first advance is the jump to where the channel is live.
    await untilAdvanced(page);
    await untilAdvanced(page, 2);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE93] plays where only DASH is left of it', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/live/*.m3u8', kind: 'status', status: 404 });
    await page.goto(`${product.url}/se/fjern-2_900002`);
    await untilAdvanced(page);
    await untilAdvanced(page, 2);
    expect(product.service.requests.some(({ path }) => path === '/media/live/forest/manifest.mpd')).toBe(true);
  });
});

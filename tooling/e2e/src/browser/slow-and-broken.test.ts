import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const retry = /^Prøv igen/;
const play = /^Afspil/;
const serie = /, Serie$/;
const seriesPage = '/page?path=/serie*';
const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);
const isLoading = () => document.querySelector('main [role="status"]') !== null;

/** Goes from home by keys to a series and presses OK; gives back the tile's words. */
async function openSeries(page: BrowserPage): Promise<string> {
  const left = await moveFocusTo(page, 'down', serie);
  await page.press('ok');
  await atPath(page, '/serie/');
  return left;
}

/** How often the page of a series was asked for. */
function seriesCalls(page: BrowserPage): number {
  return page.requests.filter(({ url }) => url.includes('/page?') && url.includes('%2Fserie')).length;
}

describe('a service that is slow or breaks off', () => {
  const journey = withProduct();

  it('[EE70] a page that trickles shows its shape, lets Back lead home, and is whole in the end', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    product.service.faults.add({ path: seriesPage, kind: 'trickle', bytesPerSecond: 100, times: 1 });
    const left = await openSeries(page);
    await page.waitFor('the shape of the page', isLoading);
    await page.press('back');
    await atHome(page);
    expect(await focusOn(page, serie)).toBe(left);
    product.service.faults.add({ path: seriesPage, kind: 'trickle', bytesPerSecond: 100_000 });
    await page.press('ok');
    await focusOn(page, play);
    expect(ownComplaints(page)).toEqual([]);
  });

  it.each([{ kind: 'truncated-body' }, { kind: 'drop', at: 'body' }] as const)(
    '[EE71] a page whose $kind breaks it off is a screen; the button heals it, and Back leads to the tile',
    async (fault) => {
      const { page, product } = journey();
      await openHome(page, product);
      product.service.faults.add({ path: seriesPage, ...fault });
      const left = await openSeries(page);
      await focusOn(page, retry);
      await page.waitFor('its words', hasText, 'Ingen forbindelse');
      product.service.faults.clear();
      await page.press('ok');
      await focusOn(page, play);
      await page.press('back');
      await atHome(page);
      expect(await focusOn(page, serie)).toBe(left);
      expect(ownComplaints(page)).toEqual([]);
    },
  );

  it('[EE72] good pages and lists under a wrong type are shown as ever', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '*', kind: 'wrong-type', method: 'GET' });
    await openHome(page, product);
    await openSeries(page);
    await focusOn(page, play);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE73] a service that is too busy for a moment is asked again where nobody sees for how long to wait', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const busy = { status: 429, headers: { 'retry-after': '3600' } } as const;
    product.service.faults.add({ path: seriesPage, kind: 'status', ...busy, times: 1 });
    page.clearRequests();
    await openSeries(page);
    await focusOn(page, play);
    expect(seriesCalls(page)).toBe(2);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE73] where the wait can be seen and is long, a screen says so at once, and nothing more is asked', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const busy = { status: 429, headers: { 'retry-after': '3600' } } as const;
    product.service.faults.add({ path: seriesPage, kind: 'headers', expose: ['retry-after'] });
    product.service.faults.add({ path: seriesPage, kind: 'status', ...busy });
    page.clearRequests();
    await openSeries(page);
    await focusOn(page, retry);
    await page.waitFor('its words', hasText, 'Vi er væk et øjeblik');
    expect(seriesCalls(page)).toBe(1);
    product.service.faults.clear();
    await page.press('ok');
    await focusOn(page, play);
  });

  it('[EE74] a service that is a day behind shows and plays all the same, and is asked no more than ever', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '*', kind: 'wrong-clock', shiftMs: -86_400_000 });
    await openHome(page, product);
    await openSeries(page);
    await focusOn(page, play);
    await page.press('ok');
    await untilAdvanced(page);
    const calls = page.requests.filter(({ url }) => url.startsWith(product.service.url));
    expect(calls.length).toBeLessThan(10);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE75] a film whose media trickle plays once enough has come', async () => {
    const { page, product } = journey();
    product.service.faults.add({ call: 'media', kind: 'trickle', bytesPerSecond: 2_000_000 });
    await page.goto(`${product.url}/se/havgus-vinterhavn_201201`);
    await untilAdvanced(page);
  });
});

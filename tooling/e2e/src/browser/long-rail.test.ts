import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';
import { goToRail } from '../product/go-to-rail';
import { focusOn } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { withProduct } from '../product/with-product';

const rail = { path: '/kategorier/serier', title: 'Afsnit for afsnit', size: 200, list: '/lists/400029' } as const;

const isAtTile = (place: number, size: number) => {
  // A place whose title is still to come is no link.
  const tile = document.querySelector('a[data-focused]')?.closest('[role="listitem"]');
  return tile?.getAttribute('aria-posinset') === `${place}` && tile.getAttribute('aria-setsize') === `${size}`;
};

/** Goes along the rail, tile by tile. */
async function walk(page: BrowserPage, key: KeyName, from: number, to: number): Promise<void> {
  const step = key === 'right' ? 1 : -1;
  for (let place = from; place !== to; place += step) {
    await page.press(key);
    await page.waitFor(`tile ${place + step}`, isAtTile, place + step, rail.size);
  }
}

describe('a rail of two hundred', () => {
  const journey = withProduct();

  it('[EE310] is walked to its 60th tile and back, over a page that failed and is tried again in place', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: `${rail.list}?page=3`, kind: 'status', status: 400 });
    await page.goto(`${product.url}${rail.path}`);
    await goToRail(page, rail.title);
    await page.waitFor('the first tile', isAtTile, 1, rail.size);
    await walk(page, 'right', 1, 48);
    await page.press('right');
    await focusOn(page, /^Prøv igen/);
    product.service.faults.clear();
    await page.press('ok');
    await page.waitFor('the first tile of the page that failed', isAtTile, 49, rail.size);
    await walk(page, 'right', 49, 60);
    await walk(page, 'left', 60, 1);
    const asked = page.requests.filter(({ url }) => url.includes(`${rail.list}?`));
    expect(asked.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['2', '3', '3']);
    expect(ownComplaints(page)).toEqual([]);
  });
});

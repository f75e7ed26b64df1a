import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { focusOn, moveFocus } from '../product/move-focus';
import { withProduct } from '../product/with-product';

const list = { path: '/filmjournal', call: '/lists/400050', size: 2_000, columns: 4 } as const;
const mostElements = 1_000;

const isAtTile = (place: number) => {
  const focused = document.querySelector('a[data-focused]');
  const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect(0, -1);
  const isSeen = top >= 0 && bottom <= window.innerHeight;
  return isSeen && focused?.closest('[role="listitem"]')?.getAttribute('aria-posinset') === `${place}`;
};

const askedOf = (page: BrowserPage): readonly URLSearchParams[] =>
  page.requests.filter(({ url }) => url.includes(`${list.call}?`)).map(({ url }) => new URL(url).searchParams);

describe('the page of a list of two thousand', () => {
  const journey = withProduct();

  it('[EE930] is sorted and walked down by the remote, which keeps its column, and is found so from an item', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${list.path}`);
    await page.waitFor('the first tile', isAtTile, 1);
    await moveFocus(page, 'up');
    await focusOn(page, /^Sortering: Anbefalet/);
    await page.press('ok');
    await focusOn(page, /^Anbefalet/);
    await moveFocus(page, 'down');
    await page.press('ok');
    await focusOn(page, /^Sortering: A til Å/);
    await page.press('down');
    await page.waitFor('the first tile of the sorted list', isAtTile, 1);
    await moveFocus(page, 'right');
    for (let row = 1; row <= 10; row++) {
      await page.press('down');
      await page.waitFor(`row ${row + 1}`, isAtTile, 2 + row * list.columns);
    }
    const last = (await page.focused()).marked?.label;
    const asked = askedOf(page);
    expect(asked.map((query) => [query.get('order_by'), query.get('page')])).toEqual([
      ['a-z', '1'],
      ['a-z', '2'],
      ['a-z', '3'],
    ]);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(mostElements);

    await page.press('ok');
    await page.waitFor('the page of the item', () => document.querySelector('main h1'));
    await page.press('back');
    await page.waitFor('the tile that was left', isAtTile, 2 + 10 * list.columns);
    expect([(await page.focused()).marked?.label, askedOf(page)]).toEqual([last, asked]);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE931] OK held on a tile opens what can be done with its item, and Back leads to the tile', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${list.path}`);
    await page.waitFor('the first tile', isAtTile, 1);
    await moveFocus(page, 'right');
    await page.hold('ok', { repeats: 8, intervalMs: 100 });
    await page.waitFor('the menu', () => document.querySelector('[role="dialog"] h1'));
    await page.press('back');
    await page.waitFor('the tile', isAtTile, 2);
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, atPath, openHome } from '../product/at-home';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { withProduct } from '../product/with-product';

const retry = /^Prøv igen/;
const serie = /, Serie$/;
const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);
/** A call for a page other than the front page. */
const anyItemPage = '/page?path=/serie*';

/** Goes from home by keys to a series and presses OK; gives back the tile's words. */
async function openSeries(page: BrowserPage): Promise<string> {
  const left = await moveFocusTo(page, 'down', serie);
  await page.press('ok');
  await atPath(page, '/serie/');
  return left;
}

async function backOnTile(page: BrowserPage, left: string): Promise<void> {
  await page.press('back');
  await atHome(page);
  expect(await focusOn(page, serie)).toBe(left);
}

describe('a service that does not answer', () => {
  const journey = withProduct({ page: { pace: 10 } });

  it('[EE40] an unreachable service is a screen whose button heals it', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '*', kind: 'drop' });
    await page.goto(product.url);
    await focusOn(page, retry);
    await page.waitFor('its words', hasText, 'Ingen forbindelse');
    product.service.faults.clear();
    await page.press('ok');
    await atHome(page);
    await moveFocusTo(page, 'down', serie);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE40] a service that is down takes one page alone; the button heals it, and Back leads to the tile', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    product.service.faults.add({ path: anyItemPage, kind: 'status', status: 503 });
    const left = await openSeries(page);
    await focusOn(page, retry);
    await page.waitFor('its words', hasText, 'Vi er væk et øjeblik');
    product.service.faults.clear();
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await backOnTile(page, left);
    expect(ownComplaints(page)).toEqual([]);
  });
});

describe('bad input', () => {
  const journey = withProduct();

  it.each(['truncated-json', 'broken-json', 'html-page'] as const)(
    '[EE41] a page of %s is a screen, and Back works',
    async (kind) => {
      const { page, product } = journey();
      await openHome(page, product);
      product.service.faults.add({ path: anyItemPage, kind });
      const left = await openSeries(page);
      await focusOn(page, retry);
      await page.waitFor('its words', hasText, 'Siden kan ikke vises');
      expect(await moveFocus(page, 'right')).toBe('Tilbage');
      await page.press('ok');
      await atHome(page);
      expect(await focusOn(page, serie)).toBe(left);
      product.service.faults.clear();
      await page.press('ok');
      await focusOn(page, /^Afspil/);
      expect(ownComplaints(page)).toEqual([]);
    },
  );

  it('[EE42] a rail whose list is broken says so in its place, and heals there', async () => {
    const { page, product } = journey();
    const titleOfRail = () => document.querySelector('[data-focused]')?.closest('section')?.getAttribute('aria-label');
    const isOnTileOf = (title: string) => {
      const tile = document.querySelector('[role="listitem"] [data-focused]');
      return tile?.closest('section')?.getAttribute('aria-label') === title;
    };
    product.service.faults.add({ path: '/lists*', kind: 'truncated-json' });
    await openHome(page, product);
    await moveFocusTo(page, 'down', retry);
    await page.waitFor('its words', hasText, 'Rækken kunne ikke hentes.');
    const title = await page.waitFor('the title of the rail', titleOfRail);
    product.service.faults.clear();
    await page.press('ok');
    await page.waitFor(`a tile of ${title}`, isOnTileOf, title);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE43] unknown rows, broken items and hostile words leave the rest of a page as it is', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/kategorier/proeve`);
    await page.waitFor('a focus', () => document.querySelector('main [data-focused]'));
    await moveFocusTo(page, 'down', /^Prøve: kun MP4/);
    const rails = await page.evaluate(() =>
      Array.from(document.querySelectorAll('section'), (rail) => rail.getAttribute('aria-label')),
    );
    expect(rails.filter((title) => title !== null)).toEqual([
      'En ukendt række',
      'Ødelagte titler',
      'Billeder der mangler',
      'Fjendtlige titler',
      'Film der ikke spiller',
    ]);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE44] a picture that is missing is the title in its place', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/kategorier/proeve`);
    await moveFocusTo(page, 'down', /Billedet findes ikke/);
    const isTitle = () => {
      const tile = document.querySelector('[data-focused]');
      return tile?.querySelector('img') === null && tile.textContent?.includes('Billedet findes ikke');
    };
    await page.waitFor('the title in the place of the picture', isTitle);
    expect(ownComplaints(page)).toEqual([]);
  });
});

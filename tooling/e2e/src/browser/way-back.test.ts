import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

/** Where the viewer is: the address, what has focus, the visit that it belongs to, and how high it stands, in whole px. */
interface Stand {
  readonly path: string;
  readonly words: string;
  readonly visit: string;
  readonly top: number;
}

/** Waits until a page that is another visit than `left` stands still with something in focus, and says how. */
async function standing(page: BrowserPage, left?: Stand): Promise<Stand> {
  const find = async (visitBefore: string) => {
    const stand = () => {
      const focused = document.querySelector('main [data-focused]');
      const words = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      const visit = focused?.getAttribute('data-focus-id')?.split('/')[1] ?? '';
      return {
        path: window.location.pathname,
        words,
        visit,
        top: Math.round(focused?.getBoundingClientRect().top ?? 0),
      };
    };
    const before = stand();
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = stand();
    const isStill = JSON.stringify(now) === JSON.stringify(before);
    return isStill && now.words !== '' && now.visit !== visitBefore ? now : null;
  };
  return page.waitFor('a page that stands still with something in focus', find, left?.visit ?? '');
}

const tile = /, Serie$/;

/** Opens a tile below what has focus, and gives back where it stood. */
async function openBelow(page: BrowserPage): Promise<Stand> {
  await moveFocusTo(page, 'down', tile);
  const left = await standing(page);
  await page.press('ok');
  await standing(page, left);
  return left;
}

async function reload(page: BrowserPage): Promise<void> {
  await page.evaluate(() => {
    document.title = '';
    window.location.reload();
  });
  await page.waitFor('the page loaded anew', () => document.title !== '');
}

async function backTo(page: BrowserPage, left: Stand): Promise<void> {
  const here = await standing(page);
  await page.press('back');
  expect(await standing(page, here)).toEqual(left);
}

describe('the way back', () => {
  const journey = withProduct({ page: { pace: 5 } });

  it('[EE100] leads by keys from ten pages deep to the very tile of each, at the same height', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const way: Stand[] = [];
    for (let depth = 0; depth < 10; depth++) way.push(await openBelow(page));
    for (const left of way.reverse()) await backTo(page, left);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE101] is the same after a reload, where the place itself stays', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const way = [await openBelow(page), await openBelow(page)];
    await moveFocusTo(page, 'down', tile);
    const here = await standing(page);
    await reload(page);
    expect(await standing(page)).toEqual(here);
    for (const left of way.reverse()) await backTo(page, left);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE101] far down a page too, whose rail is asked for only then', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    for (let rail = 0; rail < 6; rail++) await moveFocusTo(page, 'down', /./);
    await moveFocusTo(page, 'right', /./);
    const here = await standing(page);
    await reload(page);
    expect(await standing(page)).toEqual(here);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE103] leads home from a deep link, whose address becomes the service’s own', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/serie/et-gammelt-navn_201000`);
    await focusOn(page, /^Afspil/);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/serie/havgus_201000');
    const pages = page.requests.filter(({ url }) => url.includes('/page?'));
    expect(pages.length).toBe(1);
    await page.press('back');
    await atHome(page);
  });

  it('[EE104] leads home from a place for those who are signed in', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/konto`);
    await focusOn(page, /^Hjælp$/);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/signin');
    await page.press('back');
    await atHome(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

describe('the way back from a film, which plays in real time', () => {
  const journey = withProduct();

  it('[EE102] passes over what was watched, by the browser’s own button too', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page);
    await page.evaluate(() => window.history.pushState(null, '', '/kategorier/film'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await atPath(page, '/kategorier/film');
    await standing(page);
    await page.evaluate(() => window.history.back());
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
  });
});

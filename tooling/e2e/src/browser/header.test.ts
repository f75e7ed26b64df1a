import { describe, expect, it } from 'vitest';
import { atHome, atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { untilAdvanced } from '../product/playing';
import { boxOf, placeIn } from '../product/pointing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';

describe('the header', () => {
  const journey = withProduct();

  it('[EE120] is walked by keys, opens a page that it marks, and Back returns to the entry', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'up', /^Forside$/);
    await moveFocusTo(page, 'right', /^Krimi$/);
    await moveFocusTo(page, 'left', /^Serier$/);
    await page.press('ok');
    await atPath(page, '/kategorier/serier');
    expect(await page.evaluate(() => window.location.search)).toBe('?featured=true');
    const marked = () => document.querySelector('header [aria-current="page"]')?.textContent;
    expect(await page.evaluate(marked)).toBe('Serier');
    await focusOn(page, /./);
    await page.press('back');
    await atPath(page, '/');
    await focusOn(page, /^Serier$/);
    expect(await page.evaluate(marked)).toBe('Forside');
    expect((await boxOf(page, '[data-focus-id$="/header/menu/logo"]')).height).toBe(97);
  });

  it('[EE121] comes over a film for a pointer that rests at the top, and goes when it leaves', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    const stands = (wanted: string) => document.querySelector('header')?.getAttribute('data-display') === wanted;
    await page.waitFor('the header to hide', stands, 'hidden');
    await page.moveMouse(640, 120);
    await page.waitFor('the header to come', stands, 'overlay');
    const entry = await placeIn(page, '[data-focus-id$="/header/menu/%2Fkategorier%2Ffilm"]');
    await page.moveMouse(entry.x, entry.y);
    await focusOn(page, /^Film$/);
    await page.moveMouse(640, 400);
    await page.waitFor('the header to hide', stands, 'hidden');
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE122] the page’s end has a way to its top', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'down', /^Til toppen$/, 40);
    expect((await boxOf(page, 'footer')).height).toBe(151);
    await page.press('ok');
    await focusOn(page, /^Afspil$/);
    const isAtTop = () => document.querySelector('header')?.getAttribute('data-display') === 'overlay';
    await page.waitFor('the page to be at its top', isAtTop);
  });

  it('[EE123] an item’s text is read over its page, and Back returns to its button', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
    await moveFocusTo(page, 'right', /^Læs mere$/);
    await page.press('ok');
    await focusOn(page, /^Luk$/);
    await page.press('back');
    await focusOn(page, /^Læs mere$/);
    await page.press('back');
    await atHome(page);
    expect(page.consoleErrors).toEqual([]);
  });
});

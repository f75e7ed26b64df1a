import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { type Browser, type EngineName, launchBrowser } from '../driver/launch-browser';
import { focusOn, moveFocus, moveFocusTo } from './move-focus';
import { type Product, startProduct } from './start-product';

const pathIs = (start: string) => window.location.pathname.startsWith(start);
const isAtHome = () => window.location.pathname === '/' && document.querySelector('[data-focused]');

/** The first journeys of a viewer, which every engine has to take. */
export function describeFirstJourneys(engine: EngineName): void {
  describe(`a viewer in ${engine}`, () => {
    let product: Product;
    let browser: Browser;
    let page: BrowserPage;

    beforeAll(async () => {
      product = await startProduct();
      browser = await launchBrowser({ engine });
    });
    afterAll(async () => {
      await browser?.close();
      await product?.close();
    });
    beforeEach(async () => {
      page = await browser.openPage();
    });
    afterEach(() => page.close());

    it('[EE30] sees home with a focus, walks by keys to a series, opens it, and comes back to where it was', async () => {
      await page.goto(product.url);
      await page.waitFor('the home page', isAtHome);
      await moveFocusTo(page, 'down', /, Serie$/);
      const left = await moveFocus(page, 'right');
      await page.press('ok');
      await page.waitFor('the page of the series', pathIs, '/serie/');
      await focusOn(page, /^Afspil/);
      await page.press('back');
      await page.waitFor('home again', isAtHome);
      expect(await focusOn(page, /, Serie$/)).toBe(left);
      expect(page.consoleErrors).toEqual([]);
    });

    it('[EE31] opens a page by its own address', async () => {
      await page.goto(`${product.url}/serie/havgus_201000`);
      await focusOn(page, /^Afspil/);
      expect(page.consoleErrors).toEqual([]);
    });
  });
}
